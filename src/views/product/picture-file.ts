import { photographAddress } from '#contract/photograph-address.ts';
import { parsePhotographName } from '#domain/file/photograph.ts';

/** A picture as a file of its own, where no choice of sizes is needed: a photograph in the first size that is large enough. */
export function pictureFile(name: string, width: 160 | 192 | 960): string {
	const photograph = parsePhotographName(name);
	if (!photograph) return `/assets/images/art/${name}-${width}.webp`;
	const { id, widths } = photograph;
	return photographAddress(id, widths.find((own) => own >= width) ?? widths.at(-1));
}
