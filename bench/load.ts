import autocannon from 'autocannon';

const seconds = 5;
const connections = 20;

/** Requests a second that an address answers, with as many browsers asking as one small server sees at a busy time. */
async function requestsPerSecond(url: string): Promise<number> {
	const result = await autocannon({ url, connections, duration: seconds, headers: { 'accept-encoding': 'br' } });
	if (result.non2xx > 0 || result.errors > 0)
		throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
	return result.requests.average;
}

const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Ours against the bare one, in turns, so that whatever else the machine does meets both. */
export async function compare(ours: string, bare: string): Promise<{ ours: number; bare: number; ratio: number }> {
	await requestsPerSecond(ours);
	await requestsPerSecond(bare);
	const turns: { ours: number; bare: number }[] = [];
	for (let turn = 0; turn < 3; turn += 1)
		turns.push({ ours: await requestsPerSecond(ours), bare: await requestsPerSecond(bare) });
	const [a, b] = [mean(turns.map((turn) => turn.ours)), mean(turns.map((turn) => turn.bare))];
	return { ours: a, bare: b, ratio: a / b };
}
