/** Hands a file that was made or fetched in the page to the browser's downloads. */
export function saveFile(content: Blob, name: string) {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download reads the address after the click; a moment later nobody needs it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
