/**
 * numberFormat('en-GB', { style: 'percent' }) — cached formatters of `Intl`. Creating one takes a
 * browser far longer than formatting, and a page of results formats hundreds of numbers and dates
 * in a few ways.
 */

function keptOf<Options, Format>(make: new (locale: string, options: Options | undefined) => Format) {
  const formats = new Map<string, Format>()
  return (locale: string, options?: Options): Format => {
    const key = JSON.stringify([locale, options])
    const format = formats.get(key) ?? new make(locale, options)
    formats.set(key, format)
    return format
  }
}

export const numberFormat = keptOf<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat)
export const dateFormat = keptOf<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat)
export const listFormat = keptOf<Intl.ListFormatOptions, Intl.ListFormat>(Intl.ListFormat)
