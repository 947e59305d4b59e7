/** What stands where somebody could be reached: apart from what finds it, since a page that only shows it needs no more. */
export const contactMask = '█████';
