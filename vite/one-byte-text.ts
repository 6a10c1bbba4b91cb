import type { Plugin } from 'vite'

/** Characters beyond Latin-1. */
const WIDE = /[\u0100-\uffff]/g
/** Characters that an escape like \u0131 takes besides its own. */
const ADDED = 5

function escaped(code: string): string {
  const wide = code.match(WIDE)?.length ?? 0
  if (wide * ADDED >= code.length) return code
  return code.replace(WIDE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/**
 * Escapes characters beyond Latin-1 in the code that the server runs. V8 keeps the text of a file
 * that has one of them with two bytes for each character, and with one byte otherwise. Files that
 * consist mostly of such characters stay as they are, because escapes would take more. Lines stay,
 * so source maps name the right ones.
 */
export const oneByteText: Plugin = {
  name: 'one-byte-text',
  generateBundle: {
    // Vite prints the code again for its target before, and turns escapes back.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = escaped(file.code)
    },
  },
}
