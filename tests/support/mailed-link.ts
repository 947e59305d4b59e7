import { expect } from '@playwright/test';
import { anotherLogin } from './member-journey.ts';

const operator = { email: 'operator@maru.example', password: 'maru-demo-operator' };

type Mail = { id: string; template: string };

/** The path of the link in the newest mail of that kind to the address, out of the mailbox that the operator can open. */
export async function mailedLink(baseURL: string | undefined, email: string, template: string): Promise<string> {
	const office = await anotherLogin(baseURL, operator);
	const find = async () => {
		const { items } = (await (await office.get(`/api/mails?status=kept&address=${email}`)).json()) as { items: Mail[] };
		return items.find((mail) => mail.template === template)?.id;
	};
	let id: string | undefined;
	await expect
		.poll(async () => {
			id = await find();
			return id;
		})
		.toBeDefined();
	const { plain } = await (await office.get(`/api/mails/${id}`)).json();
	await office.dispose();
	const link = /https?:\/\/\S+\?(?:verify|token|invitation)=[\w-]+/.exec(plain)?.[0];
	expect(link).toBeDefined();
	const { pathname, search } = new URL(link ?? '');
	return pathname + search;
}
