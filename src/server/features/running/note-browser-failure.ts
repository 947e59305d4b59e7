import { randomUUID } from 'node:crypto';
import type { runningEndpoints } from '#contract/api/running.ts';
import { consoleDoors, consolePages, matchConsoleDoor, matchConsolePage } from '#contract/console-pages.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { matchPage } from '#contract/page-address.ts';
import { pages } from '#contract/pages.ts';
import { minuteSeconds } from '#domain/kernel/durations.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { anHourBefore, browserCode, mostBrowserAnHour, storedOfTold } from '#domain/running/browser-failure.ts';
import { splitAddress } from '#i18n/address.ts';
import { countAttempt } from '#server/features/attempt/count-attempt.ts';
import type { Context } from '#server/http/handlers.ts';
import { countFailures, insertFailure } from './running.repo.ts';

type Asking = Pick<Context, 'queries' | 'services' | 'client' | 'now'>;
type Told = InputOf<(typeof runningEndpoints)['POST /api/failures']>['body'];

/** A page broke in a browser: kept as the server's own failures are, under a number that its reader can tell. */
export async function noteBrowserFailure({ queries, services, client, now }: Asking, { path, ...told }: Told) {
	const retryAfter = await countAttempt({ queries, services }, 'failure-network', client.ip);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	if ((await countFailures(queries, { since: anHourBefore(now), isBrowser: true })) >= mostBrowserAnHour)
		return refuse('too-many-attempts', { retryAfter: minuteSeconds });
	const number = randomUUID();
	await insertFailure(queries, {
		...{ number, at: now, method: 'GET', route: patternOf(path), status: 0, code: browserCode },
		...storedOfTold(told),
	});
	return accept({ number });
}

/** The page's address without ids and words: a path may hold the secret of a link. */
function patternOf(whole: string): string {
	const desk = matchConsolePage(whole);
	if (desk) return consolePages[desk.page].path;
	const door = matchConsoleDoor(whole);
	if (door) return consoleDoors[door];
	const found = matchPage(splitAddress(whole).path);
	return found ? pages[found.page].path : 'none';
}
