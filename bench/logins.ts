import { setTimeout as pause } from 'node:timers/promises';
import { openProxiedHouse } from './proxied-house.ts';
import type { AddRow } from './row.ts';

const port = 4949;
const origin = `http://127.0.0.1:${port}`;
const together = 200;
const rounds = 3;

let asked = 0;
/** One after the other, each at an address that nobody has asked for, which no cache has: the middle one's time in ms. */
async function visitFor(isOver: () => boolean, least = 50): Promise<number> {
	const times: number[] = [];
	while (times.length < least || !isOver()) {
		const since = performance.now();
		asked += 1;
		const answer = await fetch(`${origin}/api/products?language=en&area=travel&priceTo=${100_000_000 + asked}`);
		await answer.arrayBuffer();
		if (!answer.ok) throw new Error(`A visitor was answered ${answer.status}.`);
		times.push(performance.now() - since);
		await pause(10);
	}
	return times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}

/** Two hundred from as many networks with a password that is wrong: it is weighed like one that is right. How many were, and not told to come back. */
async function logIn(round: number): Promise<number> {
	const attempts = Array.from({ length: together }, async (_, at) => {
		const answer = await fetch(`${origin}/api/sessions`, {
			method: 'POST',
			headers: {
				...{ 'content-type': 'application/json', origin: 'https://maru.example' },
				'x-forwarded-for': `10.${round}.${at}.1`,
			},
			body: JSON.stringify({ email: `somebody-${round}-${at}@mail.example`, password: 'not theirs', isKept: false }),
		});
		return answer.status;
	});
	const statuses = await Promise.all(attempts);
	const others = statuses.filter((status) => status !== 401 && status !== 503);
	if (others.length > 0) throw new Error(`${others.length} logins were answered ${others[0]}.`);
	return statuses.filter((status) => status === 401).length;
}

/** What other visitors notice of two hundred logins at once: how long their answers take, against none. */
export async function measureLogins(add: AddRow, say: (sentence: string) => void): Promise<void> {
	const house = await openProxiedHouse(port, say);
	try {
		await visitFor(() => true, 200);
		const [alone, beside, weighed]: [number[], number[], number[]] = [[], [], []];
		for (let round = 0; round < rounds; round += 1) {
			alone.push(await visitFor(() => true));
			let isOver = false;
			const logins = logIn(round).finally(() => {
				isOver = true;
			});
			beside.push(await visitFor(() => isOver, 1));
			weighed.push(await logins);
		}
		const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
		const ratio = mean(beside) / mean(alone);
		add({
			what: `a list asked for while ${together} log in at once, against none (middle of its times)`,
			reached: `× ${ratio.toFixed(2)} (${mean(alone).toFixed(1)} / ${mean(beside).toFixed(1)} ms; ${mean(weighed).toFixed(0)} were answered, the others told when to come back)`,
			...{ goal: '× 1.5', isReached: ratio <= 1.5 },
		});
	} finally {
		await house.close();
	}
}
