type Card = { id: string; hospitals?: number; from?: number | null }

/** Names a card of an answer: a treatment with other numbers is another card. */
export const cardKey = ({ id, hospitals, from }: Card): string =>
  hospitals === undefined ? id : `${id}:${hospitals}:${from ?? ''}`
