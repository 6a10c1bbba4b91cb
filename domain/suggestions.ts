/** Returns true if the text is long enough. Arabic words are short, so two letters suffice. */
export const saysEnough = (typed: string): boolean => typed.length >= (/[\u0600-\u06ff]/.test(typed) ? 2 : 3)
