/** Names of the sheets that are not yet modules; removed with the last of them. */
export const old = (names: string | false | undefined) => names
