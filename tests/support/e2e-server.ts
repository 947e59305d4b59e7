import { fileURLToPath } from 'node:url';
import { buildIfChanged } from '../../scripts/build.ts';
import { launchProduct } from './launch-product.ts';
import { liftBounds } from './lift-bounds.ts';

/** Starts the product as a visitor finds it, once for all journeys; returns how to take it down again. */
// biome-ignore lint/style/noDefaultExport: Playwright asks for one
export default async function startProduct(): Promise<() => Promise<void>> {
	await buildIfChanged((sentence) => console.info(sentence));
	// So that a journey can meet a failure of the server.
	const planted = fileURLToPath(new URL('./plant-failure.ts', import.meta.url));
	const { origin, server, said, takeDown } = await launchProduct(['--import', planted]);
	try {
		await liftBounds(origin, { guest: 'Siriporn' });
	} catch (error) {
		await takeDown();
		throw new Error(`${(error as Error).message}. It said:\n${said()}`);
	}
	process.env.E2E_ORIGIN = origin;
	return async () => {
		const wasRunning = server.exitCode === null && server.signalCode === null;
		await takeDown();
		const output = said();
		if (!wasRunning) throw new Error(`the server ended before the journeys did. It said:\n${output}`);
		if (output !== '') console.info(`The server said:\n${output}`);
	};
}
