/** On every answer: whose it is, opaque. A browser that keeps some of them knows by it when they are somebody else's. */
export const markHeader = 'viewer-mark';

/** The mark of a visitor. */
export const nobodysMark = 'none';
