type Card = { id: string; hospitals?: number; from?: number | null }

/** Returns the key of a card in an answer. A treatment with other numbers is another card. */
export const cardKey = ({ id, hospitals, from }: Card): string =>
  hospitals === undefined ? id : `${id}:${hospitals}:${from ?? ''}`
