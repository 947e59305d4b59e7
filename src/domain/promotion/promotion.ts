/** What comes off the price: a share of it, or so many won off the whole. */
export type Discount = { percent: number } | { won: number };
