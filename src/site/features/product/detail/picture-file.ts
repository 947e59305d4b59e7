/** A drawn picture as a file of its own, where no choice of sizes is needed; portraits are drawn small. */
export const pictureFile = (name: string, width: 192 | 960): string => `/assets/images/art/${name}-${width}.webp`;
