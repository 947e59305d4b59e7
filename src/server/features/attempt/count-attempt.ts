import { type AttemptRuleName, attemptRules, countedAs } from '#domain/member/attempt-rules.ts';
import type { Pool, Queries } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { addAttempt, addBothAttempts, deleteAttempt, deletePassedAttempts, takeBackAttempt } from './attempt.repo.ts';

type Options = { queries: Queries; services: Pick<Services, 'keys' | 'clock'> };

const keyOf = ({ services }: Options, rule: AttemptRuleName, who: string) =>
	services.keys.mac('attempt', `${rule} ${countedAs(rule, who)}`);

/** Now and then is enough: a row that passed does no harm. */
const sweepEvery = 50;

const sweepNowAndThen = async (queries: Queries, now: Date): Promise<void> => {
	if (Math.random() * sweepEvery < 1) await deletePassedAttempts(queries, { limit: 100, now });
};

/** How long to wait, and whether it is the first refusal of this window: what is written of it is written then, not with every try. */
type TooMany = { retryAfter: number; isFirst: boolean };

/** Counts as below, for who writes down that somebody ran out of tries. */
export async function tooManyAttempts(
	options: Options,
	rule: AttemptRuleName,
	who: string,
): Promise<TooMany | undefined> {
	const { limit, seconds } = attemptRules[rule];
	const key = keyOf(options, rule, who);
	// Its own moment: a try counts when it is made, also the second of a request that takes its time.
	const now = options.services.clock();
	const { count, secondsLeft } = await addAttempt(options.queries, { key, seconds, now });
	await sweepNowAndThen(options.queries, now);
	return count > limit ? { retryAfter: Math.max(1, secondsLeft), isFirst: count === limit + 1 } : undefined;
}

/**
 * Rate limit: counts one more try; the seconds to wait when there were too many. `who` is an address, the client's IP or a member's
 * id, as the rule's name says. Not inside a transaction that may be taken back: its tries would be too.
 */
export async function countAttempt(options: Options, rule: AttemptRuleName, who: string): Promise<number | undefined> {
	return (await tooManyAttempts(options, rule, who))?.retryAfter;
}

type Counted = [rule: AttemptRuleName, who: string];

/** By two rules, one after the other: a try that is too many by the first is none by the second. */
export async function countBoth(
	{ queries, services }: Options & { queries: Pool },
	...[one, other]: [Counted, Counted]
): Promise<number | undefined> {
	const now = services.clock();
	const tryOf = ([rule, who]: Counted) => ({ ...attemptRules[rule], key: keyOf({ queries, services }, rule, who) });
	const [first, second] = [tryOf(one), tryOf(other)];
	const counted = await addBothAttempts(queries, { first, second, limit: first.limit, now });
	await sweepNowAndThen(queries, now);
	const over = counted.find(({ count }, nth) => count > (nth === 0 ? first : second).limit);
	return over && Math.max(1, over.secondsLeft);
}

/** What turned out right is no longer held against anyone. */
export async function clearAttempts(options: Options, rule: AttemptRuleName, who: string): Promise<void> {
	await deleteAttempt(options.queries, keyOf(options, rule, who));
}

/** The last try was right: it alone is taken back, the wrong ones before it stay. */
export async function forgiveAttempt(options: Options, rule: AttemptRuleName, who: string): Promise<void> {
	await takeBackAttempt(options.queries, keyOf(options, rule, who));
}
