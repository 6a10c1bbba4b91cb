/** Shared description of the searches for hospitals and doctors in the OpenAPI document. */
export const searchDescription = `Every parameter narrows the result. A comma-separated list matches any of its values. Letter case, accents and Turkish letters are ignored.
Order of relevance: first names that begin with \`q\`, then names that contain every word of it, then records that contain every word elsewhere;
within each group by rating, then number of reviews, then ID. If nothing contains the words, unknown words are
treated as typos and replaced by the most similar known ones (trigram similarity of at least 0.35). Distance is measured from \`latitude\` and \`longitude\`, or from the province named in
\`location\`. Without either, \`distance\` has no effect and sorting by distance falls back to relevance. Prices and free times are those of the chosen treatment, or of the one \`q\` refers to, or of any treatment;
prices are compared in US dollars at the latest exchange rates.`
