/** Shared description of the searches for hospitals and doctors in the OpenAPI document. */
export const searchDescription = `Every parameter narrows; comma-joined lists mean any of. Letter case, accents and Turkish letters are folded.
Order of relevance: names that begin with \`q\`, names that contain every word of it, records that contain every word elsewhere;
in each group by rating, then number of reviews, then id. When nothing contains the words, those that are not known are
taken for typing errors and the most similar known ones are looked for (trigram similarity of at least 0.35). Distance is measured from \`latitude\` and \`longitude\`, else from the province that
\`location\` names; without such a place \`distance\` narrows nothing and sorting by distance means relevance. Prices and free times are those of the treatment that is chosen or that \`q\` means, else of any;
prices are compared in US dollars at the dated rates.`
