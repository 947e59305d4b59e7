import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type LaunchedProduct, launchProduct } from './launch-product.ts';

export type TimedProduct = LaunchedProduct & {
	/** Its present is this moment from now on, and goes on from there. Never backwards. */
	moveTo(moment: Date): Promise<void>;
};

/** A product of one journey's own, whose clock can be moved: the one that all journeys share would run ahead for all of them. */
export async function launchTimedProduct(): Promise<TimedProduct> {
	const clock = fileURLToPath(new URL('./movable-clock.ts', import.meta.url));
	const product = await launchProduct(['--import', clock]);
	return {
		...product,
		async moveTo(moment) {
			const isMoved = once(product.server, 'message');
			product.server.send({ aheadMs: moment.getTime() - Date.now() });
			await isMoved;
		},
	};
}
