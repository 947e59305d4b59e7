import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { webhookKinds } from '#domain/webhook/webhook-kinds.ts';
import { tellEvents } from '#server/features/event/tell-events.ts';
import { sendWebhooks } from '#server/features/webhook/send-webhooks.ts';
import { postOutside } from '#server/gateways/outside/post-outside.ts';
import { freePort } from '../support/product.ts';
import { openReservationHouse, type ReservationHouse } from '../support/reservation-house.ts';

/** The guide for programs, run as it stands. */
let guide: string;
let house: ReservationHouse;
let origin: string;
let folder: string;
let program: ChildProcess | undefined;
const settings: Record<string, string> = {};
beforeAll(async () => {
	guide = await readFile('docs/API.md', 'utf8');
	house = await openReservationHouse();
	origin = await house.app.listen({ port: 0, host: '127.0.0.1' });
	folder = await mkdtemp(join(tmpdir(), 'maru-guide-'));
	const own = `/api/organisations/${house.organisationOf('partner')}`;
	const rights = ['reservation.see', 'reservation.answer'];
	const made = await house.call('partner', `POST ${own}/keys`, {
		body: { key: randomUUID(), name: 'Guide', rights, days: 30 },
	});
	const hook = await house.call('partner', `POST ${own}/webhooks`, {
		body: { key: randomUUID(), address: 'https://program.example.com/', kinds: webhookKinds },
	});
	Object.assign(settings, {
		...{ MARU_ORIGIN: origin, MARU_KEY: made.body.secret, WEBHOOK_SECRET: hook.body.secret },
	});
});
afterAll(async () => {
	program?.kill();
	await rm(folder, { recursive: true, force: true });
	await house.close();
});

const blocks = (language: string) =>
	[...guide.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(([, code]) => code ?? '');

test('the first request of the guide is answered', async () => {
	const [line = ''] = blocks('sh');
	const filled = line.replace(/\$(\w+)/g, (_, name: string) => settings[name] ?? '');
	const [, header = '', url = ''] = /^curl -H "([^"]+)" "([^"]+)"\n$/.exec(filled) ?? [];
	const [name = '', value = ''] = header.split(': ');
	const answer = await fetch(url, { headers: { [name]: value } });
	expect([answer.status, (await answer.json()).items]).toEqual([200, []]);
});

test('the program of the guide confirms what waits, and hears of it by a webhook that it checks', async () => {
	const { code, id } = await house.reserved('guest', 'private-walk');
	const written = blocks('ts');
	const imports = written.flatMap((block) => block.match(/^import .*$/gm) ?? []);
	const rest = written.map((block) => block.replace(/^import .*$/gm, ''));
	const file = join(folder, 'program.ts');
	await writeFile(file, [...imports, ...rest].join('\n'));
	const port = await freePort();
	const run = spawn(process.execPath, [file], {
		env: { PATH: process.env.PATH, NODE_NO_WARNINGS: '1', ...settings, PORT: String(port) },
	});
	program = run;
	let said = '';
	run.stdout.on('data', (part: Buffer) => {
		said += part;
	});
	run.stderr.on('data', (part: Buffer) => {
		said += part;
	});
	await expect.poll(() => said, { timeout: 60_000 }).toContain('listening');
	expect(said).toContain(`confirmed ${code}`);
	expect((await house.rowOf(id)).status).toBe('confirmed');

	await tellEvents(house.services);
	const statuses: unknown[] = [];
	await sendWebhooks(house, {
		// The guard lets nobody send to this machine; the test stands for the address that the house gave.
		post: async (_, sent) => {
			const local = new URL(`http://127.0.0.1:${port}/`);
			const isAllowed = (address: string) => address === '127.0.0.1';
			const answers = [
				await postOutside(local, { ...sent, isAllowed }),
				await postOutside(local, { ...sent, body: sent.body.replace('"type"', '"kind"'), isAllowed }),
			];
			statuses.push(...answers);
			return answers[0] ?? { failure: 'unreachable' };
		},
	});
	expect(statuses).toEqual([{ status: 204 }, { status: 401 }, { status: 204 }, { status: 401 }]);
	await expect.poll(() => said, { timeout: 60_000 }).toContain(`reservation.confirmed ${code} confirmed`);
});

test('the guide names every kind there is', () => {
	const named = [...guide.matchAll(/`([a-z]+\.[a-z]+)`/g)].map(([, kind]) => kind);
	for (const kind of webhookKinds) expect(named, kind).toContain(kind);
});
