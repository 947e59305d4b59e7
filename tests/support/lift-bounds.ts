type Found = { items: { id: string; guest: string }[] };

/** As an operator does it: who reserves in every journey would soon hold more than one member may. By name, or by what was reserved. */
export async function liftBounds(origin: string, { guest, of }: { guest: string; of?: string }): Promise<void> {
	const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
	const login = await fetch(`${origin}/api/sessions`, {
		method: 'POST',
		headers,
		body: JSON.stringify({ email: 'operator@maru.example', password: 'maru-demo-operator', isKept: false }),
	});
	const cookie = login.headers
		.getSetCookie()
		.map((one) => one.split(';')[0])
		.join('; ');
	const list = await fetch(`${origin}/api/reservations?language=en&scope=all&search=${guest}`, { headers: { cookie } });
	const { items } = (await list.json()) as Found;
	const id = of ?? items.find((one) => one.guest.includes(guest))?.id;
	const lifted = await fetch(`${origin}/api/reservations/${id}/guest-bounds`, {
		method: 'PUT',
		headers: { ...headers, cookie },
		body: JSON.stringify({ reservesFreely: true }),
	});
	if (!lifted.ok) throw new Error(`the bounds of ${guest} were not lifted: ${lifted.status}`);
}
