/** Arabic words are short: two letters already say much. */
export const saysEnough = (typed: string): boolean => typed.length >= (/[\u0600-\u06ff]/.test(typed) ? 2 : 3)
