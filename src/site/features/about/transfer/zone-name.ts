export type ZoneName = { place: string; short: string; districts: string | undefined; distance: string | undefined };

/** “Central Seoul: Jongno, Hongdae (about 62 km, 70–90 min)”: the place, the name it is chosen by, and what explains it. */
export function zoneName(name: string): ZoneName {
	const [, place = name, distance] = /^(.*) \((.*)\)$/.exec(name) ?? [];
	const [, short = place, districts] = /^(.*?)(?:: |\()(.*?)\)?$/.exec(place) ?? [];
	return { place, short, districts, distance };
}
