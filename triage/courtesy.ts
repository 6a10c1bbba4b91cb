/**
 * Courtesies and interjections. They do not change a complaint, but contain words that would:
 * Arabic "please" is "if you allow", Russian "if possible" begins with "if".
 */
const COURTESY = [
  // \b does not know Arabic letters, so a look-around replaces it.
  /(?<!\p{L})(?:لو|اذا|إذا)\s+(?:سمحت\p{L}*|تكرمت\p{L}*|ممكن|امكن|أمكن|ما\s+عليك\p{L}*\s+امر)(?!\p{L})/gu,
  /(?<!\p{L})(?:если\s+можно|если\s+не\s+(?:трудно|сложно)|если\s+что)(?!\p{L})/giu,
  /(?<!\p{L})(?:eğer\s+)?(?:mümkünse|zahmet\s+olmazsa)(?!\p{L})/giu,
  /(?<!\p{L})(?:if\s+you\s+(?:don'?t|dont)\s+mind|if\s+possible|if\s+i\s+may)(?!\p{L})/giu,
  // An apology. "Üzgünüm" alone is "I am sad".
  /(?<!\p{L})(?:kusura\s+bakma(?:yın)?|özür\s+dilerim|üzgünüm(?=[\s,!…]+geç\s))(?!\p{L})/giu,
]
const INTERJECTION =
  /^[\s,.!…]*(?:please|pls|plz|listen|oh|um+|hey|hi|of+(?!\s+course)|off|ya+|ay|abi|lütfen|lutfen|слушай(?:те)?|ой|ну|блин|кстати|пожалуйста|يعني|والله|بالله|من فضلك|رجاء)(?!\p{L})[\s,.!…]*/iu

/** Removes the courtesies of a turn. A turn that consists of courtesies is returned unchanged. */
export function withoutCourtesy(turn: string): string {
  let left = COURTESY.reduce((text, courtesy) => text.replace(courtesy, ' '), turn)
  while (INTERJECTION.test(left)) left = left.replace(INTERJECTION, '')
  return /\p{L}/u.test(left) ? left : turn
}
