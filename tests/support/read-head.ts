/** What search engines and messengers read in a document. */
export function readHead(html: string) {
	const unescaped = (text: string) => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
	const all = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match.slice(1).map(unescaped));
	const one = (pattern: RegExp) => all(new RegExp(pattern, 'g'))[0]?.[0];
	return {
		title: one(/<title>(.*?)<\/title>/) ?? '',
		description: one(/<meta data-head name="description" content="(.*?)">/) ?? '',
		robots: one(/<meta data-head name="robots" content="(.*?)">/),
		canonical: one(/<link data-head rel="canonical" href="(.*?)">/),
		alternates: Object.fromEntries(all(/<link data-head rel="alternate" hreflang="(.*?)" href="(.*?)">/g)),
		openGraph: Object.fromEntries(all(/<meta data-head property="(og:(?!locale:alternate).*?)" content="(.*?)">/g)),
		twitterCard: one(/<meta data-head name="twitter:card" content="(.*?)">/),
		data: /<script type="application\/ld\+json" data-head>(.*?)<\/script>/s.exec(html)?.[1],
	};
}
