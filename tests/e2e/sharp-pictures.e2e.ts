import { expect, test } from '../support/site-test.ts';

type Drawn = { file: number; candidates: number[]; claimed: number; drawn: number };

/** To be run in a page: of the pictures that are in sight, the largest on the screen. Undefined until it has come. */
const largestPicture = (): Drawn | undefined => {
	const inSight = (image: HTMLImageElement) => {
		const { left, right, top, bottom } = image.getBoundingClientRect();
		return (
			Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) * Math.max(0, Math.min(bottom, innerHeight) - top)
		);
	};
	const [largest] = [...document.querySelectorAll<HTMLImageElement>('main img')]
		.filter((image) => image.checkVisibility())
		.sort((one, other) => inSight(other) - inSight(one));
	if (!largest?.complete || largest.naturalWidth === 0) return undefined;
	const widthOf = (file: string) => Number(/[-/](\d+)\.(?:avif|webp)$/.exec(file)?.[1]);
	const sources = [...(largest.closest('picture')?.querySelectorAll('source') ?? [])];
	const taken = sources.find(({ media, type }) => matchMedia(media || 'all').matches && type === 'image/avif');
	const { width, height } = largest.getBoundingClientRect();
	// Whole, or cut off where its frame has another shape.
	const isCut = getComputedStyle(largest).objectFit === 'cover';
	const whole = height * (largest.naturalWidth / largest.naturalHeight);
	return {
		file: widthOf(largest.currentSrc),
		candidates: (taken?.srcset ?? '').split(', ').map((candidate) => widthOf(candidate.split(' ')[0] ?? '')),
		// Of a file chosen by width a browser tells what `sizes` made of it.
		claimed: largest.naturalWidth,
		drawn: isCut ? Math.max(width, whole) : width,
	};
};

/** Windows by how dense their screens are. */
const windows: Record<number, [width: number, height: number][]> = {
	1: [
		[360, 780],
		[768, 1024],
		[1440, 900],
		[2560, 1440],
		[4096, 2304],
	],
	2: [
		[360, 780],
		[768, 1024],
		[1440, 900],
	],
	3: [[360, 780]],
};

/** The widest file there is of each (decision 0168); nothing is drawn sharper than that. */
const widest = (path: string, width: number) => (path === '/' && width > 980 ? 4096 : 1600);

/**
 * Between two files a browser takes, on a dense screen, the lower one up to their geometric mean, and nothing in a page can
 * change that: there a file may be a quarter too narrow, while a sharp one is offered.
 */
function faultOf(seen: Drawn | undefined, { density, widest }: { density: number; widest: number }): string {
	if (!seen) return 'no picture has come';
	const { file, candidates, claimed, drawn } = seen;
	const need = Math.min(drawn * density, widest);
	const [narrowest = 0] = candidates;
	if (candidates.at(-1) !== widest) return 'the widest file is another';
	if (claimed / drawn < 0.95 || claimed / drawn > 1.3) return 'told otherwise than drawn';
	if (file / need < (density === 1 ? 0.95 : 0.75)) return 'not sharp';
	return file / need > 2.2 && file > narrowest ? 'larger than needed' : '';
}

const pages = { home: '/', list: '/travel', product: '/travel/gyeongbokgung-before-opening' };

for (const [density, sizes] of Object.entries(windows))
	for (const [width, height] of sizes)
		test.describe(`at ${width} px, ${density} points a pixel`, () => {
			test.use({ deviceScaleFactor: Number(density), viewport: { width, height } });

			// Each in a browser of its own: one that has a larger file already takes that.
			for (const [name, path] of Object.entries(pages))
				test(`${name}: the largest picture is sharp and no larger than needed`, async ({ page }) => {
					await page.goto(path);
					const check = async () => {
						const seen = await page.evaluate(largestPicture);
						const fault = faultOf(seen, { density: Number(density), widest: widest(path, width) });
						return fault && `${fault} ${JSON.stringify(seen)}`;
					};
					await expect.poll(check).toBe('');
				});
		});
