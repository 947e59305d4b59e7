/** A drawn picture as a file of its own, where no choice of sizes is needed. */
export const pictureFile = (name: string, width: 480 | 960): string => `/assets/images/art/${name}-${width}.webp`;
