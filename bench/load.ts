import autocannon from 'autocannon';

const seconds = 5;
const connections = 20;

/** What is asked for: an address again and again, or each time another request to it. */
export type Target = {
	url: string;
	method?: 'GET' | 'POST';
	next?: () => { headers: Record<string, string>; body?: string; path?: string };
};
type Answered = { perSecond: number; answers: number };

/** Requests a second that an address answers, with as many browsers asking as one small server sees at a busy time. */
export async function load({ url, method = 'POST', next }: Target, duration = seconds): Promise<Answered> {
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

/** Ours against the bare one, in turns, so that whatever else the machine does meets both. */
export async function compare(ours: Target, bare: Target): Promise<{ ours: number; bare: number; ratio: number }> {
	await load(ours);
	await load(bare);
	const turns: { ours: number; bare: number }[] = [];
	for (let turn = 0; turn < 3; turn += 1)
		turns.push({ ours: (await load(ours)).perSecond, bare: (await load(bare)).perSecond });
	const [a, b] = [mean(turns.map((turn) => turn.ours)), mean(turns.map((turn) => turn.bare))];
	return { ours: a, bare: b, ratio: a / b };
}
