/** All that react-i18next takes from i18next: it makes a key of a function, and our keys are sentences. */
export const keyFromSelector = String
