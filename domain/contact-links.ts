/** Links that call a phone number and write to an email address. */

export const telHref = (phone: string): string => `tel:${phone.replace(/(?!^\+)[^\d]/gu, '')}`
export const mailHref = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`
