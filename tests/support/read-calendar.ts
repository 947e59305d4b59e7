/** Reads RFC 5545 as far as our own files need it; written apart from what writes them. */

export type Property = { name: string; params: Record<string, string>; value: string };
export type Component = { name: string; properties: Property[]; components: Component[] };

/** Lines end with CRLF, and one that begins with a blank goes on. */
function linesOf(file: string): string[] {
	if (!file.endsWith('\r\n')) throw new Error('the last line does not end');
	const physical = file.slice(0, -2).split('\r\n');
	for (const line of physical) {
		if (/[\r\n]/.test(line)) throw new Error(`a bare line break: ${JSON.stringify(line)}`);
		if (Buffer.byteLength(line) > 75) throw new Error(`${Buffer.byteLength(line)} octets: ${line}`);
		if (line.includes('\ufffd')) throw new Error(`a torn letter: ${line}`);
	}
	const logical: string[] = [];
	for (const line of physical) {
		if (line.startsWith(' ')) logical.push((logical.pop() ?? '') + line.slice(1));
		else logical.push(line);
	}
	return logical;
}

function propertyOf(line: string): Property {
	const [, head = '', value = ''] = /^([^:]*):([\s\S]*)$/.exec(line) ?? [];
	const [name = '', ...params] = head.split(';');
	if (!/^[A-Z][A-Z-]*$/.test(name)) throw new Error(`no property: ${line}`);
	return { name, params: Object.fromEntries(params.map((param) => param.split('=') as [string, string])), value };
}

/** From bytes, so that letters torn by folding show. */
export function readCalendar(bytes: Uint8Array): Component {
	const root: Component = { name: '', properties: [], components: [] };
	const open = [root];
	for (const line of linesOf(Buffer.from(bytes).toString('utf8'))) {
		const property = propertyOf(line);
		const current = open.at(-1) as Component;
		if (property.name === 'BEGIN') {
			const component = { name: property.value, properties: [], components: [] };
			current.components.push(component);
			open.push(component);
		} else if (property.name === 'END') {
			if (open.pop()?.name !== property.value) throw new Error(`${property.value} ends where it did not begin`);
		} else current.properties.push(property);
	}
	const [calendar, ...more] = root.components;
	if (open.length !== 1 || !calendar || more.length > 0) throw new Error('not one calendar');
	return calendar;
}

export const property = (component: Component, name: string): Property => {
	const found = component.properties.filter((one) => one.name === name);
	if (found.length !== 1 || !found[0]) throw new Error(`${found.length} of ${name}`);
	return found[0];
};

/** Left to right, so that an escaped backslash does not escape what follows it. */
export const textOf = (component: Component, name: string): string =>
	property(component, name).value.replace(/\\([\\;,nN])/g, (_, sign) => (sign === 'n' || sign === 'N' ? '\n' : sign));

export const eventsIn = (calendar: Component): Component[] =>
	calendar.components.filter(({ name }) => name === 'VEVENT');

/** The instant of a local time, by the zone that the file itself describes. */
export function instantOf(calendar: Component, event: Component, name: string): Date {
	const { params, value } = property(event, name);
	const zone = calendar.components.find(
		(one) => one.name === 'VTIMEZONE' && property(one, 'TZID').value === params.TZID,
	);
	const [rule] = zone?.components ?? [];
	if (!rule) throw new Error(`the zone ${params.TZID} is not described`);
	const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)$/.exec(property(rule, 'TZOFFSETTO').value) ?? [];
	const iso = value.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6');
	return new Date(`${iso}${sign}${hours}:${minutes}`);
}
