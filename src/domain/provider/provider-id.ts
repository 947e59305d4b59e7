/** A readable address part: “Lumi Skin Clinic” → `lumi-skin-clinic`; nothing is left of other scripts. */
const slugOf = (name: string): string =>
	name
		.normalize('NFD')
		.replace(/\p{Mn}/gu, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-+|-+$/g, '')
		.slice(0, 40)
		.replace(/-+$/, '');

/** The first of the names that can be read in Latin letters, and a random end that keeps two of one name apart. */
export function providerId(names: readonly (string | undefined)[], end: string): string {
	const slug = names.map((name) => slugOf(name ?? '')).find((word) => word.length >= 2) ?? 'provider';
	return `${slug}-${end}`;
}
