import autocannon from 'autocannon';

const seconds = 5;
const usualConnections = 20;

/** What is asked for: an address again and again, or each time another request to it. */
export type Target = {
	url: string;
	method?: 'GET' | 'POST';
	next?: () => { headers: Record<string, string>; body?: string; path?: string };
};
type Answered = { perSecond: number; answers: number };

/** Requests a second that an address answers, with as many browsers asking as one small server sees at a busy time. */
export async function load(
	{ url, method = 'POST', next }: Target,
	duration = seconds,
	connections = usualConnections,
): Promise<Answered> {
	const result = await autocannon({
		url,
		connections,
		duration,
		headers: { 'accept-encoding': 'br' },
		...(next && { requests: [{ method, setupRequest: (request) => Object.assign(request, next()) }] }),
	});
	if (result.non2xx > 0 || result.errors > 0)
		throw new Error(`${url}: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} errors`);
	return { perSecond: result.requests.average, answers: result['2xx'] };
}

const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Each in its turn, so that whatever else the machine does meets all of them: what each answered a second, on average. */
export async function inTurns(
	targets: readonly Target[],
	{ rounds = 3, connections = usualConnections }: { rounds?: number; connections?: number } = {},
): Promise<number[]> {
	for (const target of targets) await load(target, 3, connections);
	const turns: number[][] = [];
	for (let round = 0; round < rounds; round += 1) {
		const turn: number[] = [];
		for (const target of targets) turn.push((await load(target, seconds, connections)).perSecond);
		turns.push(turn);
	}
	return targets.map((_, at) => mean(turns.map((turn) => turn[at] ?? 0)));
}

/** Ours against the bare one, in turns, so that whatever else the machine does meets both. */
export async function compare(ours: Target, bare: Target): Promise<{ ours: number; bare: number; ratio: number }> {
	const [a = 0, b = 0] = await inTurns([ours, bare]);
	return { ours: a, bare: b, ratio: a / b };
}
