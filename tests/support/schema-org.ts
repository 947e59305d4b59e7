/**
 * A strict reader of schema.org data: what Google and schema.org ask of the types we use, and nothing that a type does not
 * know. Written by hand from their pages, so that a test needs no network.
 */
type Rule = {
	required: readonly string[];
	/** Known to the type besides; anything else is a fault. */
	allowed?: readonly string[];
	/** The property it is found in besides the graph, where it stands only there. */
	isPart?: true;
};

const thing = ['name', 'description', 'url', 'image', '@id'];
const place = [...thing, 'address', 'geo'];
const organisation = [...thing, 'address', 'telephone', 'faxNumber', 'legalName', 'logo'];
const localBusiness = [...place, ...organisation, 'priceRange', 'knowsLanguage'];
const trip = [...thing, 'provider', 'offers', 'itinerary'];
const service = [...thing, 'provider', 'offers', 'serviceType', 'areaServed', 'category', 'brand', 'aggregateRating'];
const business: Rule = { required: ['name', 'address', 'image'], allowed: localBusiness };

const rules: Record<string, Rule> = {
	Product: {
		required: ['name', 'image', 'offers', 'description'],
		allowed: [...thing, 'offers', 'sku', 'category', 'brand', 'aggregateRating'],
	},
	TouristTrip: { required: ['name', 'itinerary', 'provider'], allowed: trip },
	TrainTrip: { required: ['name', 'provider'], allowed: trip },
	Flight: { required: ['name', 'provider'], allowed: trip },
	TaxiService: { required: ['name', 'provider'], allowed: service },
	Service: { required: ['name', 'provider', 'offers', 'serviceType'], allowed: service },
	HotelRoom: { required: ['name', 'address'], allowed: [...place, 'offers'] },
	Event: {
		required: ['name', 'startDate', 'location', 'offers', 'eventStatus', 'eventAttendanceMode', 'image', 'organizer'],
		allowed: [...thing, 'endDate', 'duration'],
	},
	MedicalBusiness: business,
	MedicalClinic: business,
	Dermatology: business,
	PlasticSurgery: business,
	Dentist: business,
	Gynecologic: business,
	DaySpa: business,
	BeautySalon: business,
	ExerciseGym: business,
	LodgingBusiness: business,
	TravelAgency: { required: ['name', 'url'], allowed: localBusiness },
	Organization: { required: ['name'], allowed: organisation },
	WebSite: { required: ['name', 'url', 'potentialAction'], allowed: [...thing, 'inLanguage', 'publisher'] },
	NewsArticle: {
		required: ['headline', 'datePublished', 'image', 'author'],
		allowed: [...thing, 'publisher', 'inLanguage'],
	},
	BreadcrumbList: { required: ['itemListElement'] },
	ItemList: { required: ['itemListElement'] },
	FAQPage: { required: ['mainEntity'], allowed: ['@id'] },
	Offer: {
		required: ['price', 'priceCurrency', 'availability', 'url'],
		allowed: ['seller'],
		isPart: true,
	},
	AggregateRating: {
		required: ['ratingValue', 'ratingCount'],
		allowed: ['bestRating', 'worstRating'],
		isPart: true,
	},
	Brand: { required: ['name'], isPart: true },
	PostalAddress: { required: ['streetAddress', 'addressCountry'], isPart: true },
	GeoCoordinates: { required: ['latitude', 'longitude'], isPart: true },
	Place: { required: ['name', 'address'], allowed: place, isPart: true },
	Country: { required: ['name'], isPart: true },
	ListItem: { required: ['position'], allowed: ['name', 'item', 'url'], isPart: true },
	Question: { required: ['name', 'acceptedAnswer'], isPart: true },
	Answer: { required: ['text'], isPart: true },
	SearchAction: { required: ['target', 'query-input'], isPart: true },
	EntryPoint: { required: ['urlTemplate'], isPart: true },
};

const address = /^https?:\/\/[^\s{}]+$/;
const moment = /^20\d\d-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d{3})?(Z|[+-]\d\d:\d\d))?$/;
const oneOf = (...words: string[]) => new RegExp(`^https://schema.org/(${words.join('|')})$`);

/** What a value must look like, by the name of its property. */
const shapes: Record<string, RegExp | 'number' | 'position'> = {
	url: address,
	image: address,
	logo: address,
	item: address,
	'@id': address,
	startDate: moment,
	endDate: moment,
	datePublished: moment,
	duration: /^P(\d+D)?(T(?=\d)(\d+H)?(\d+M)?)?$/,
	price: 'number',
	ratingValue: 'number',
	ratingCount: 'position',
	bestRating: 'position',
	worstRating: 'position',
	position: 'position',
	latitude: 'number',
	longitude: 'number',
	priceCurrency: /^[A-Z]{3}$/,
	addressCountry: /^[A-Z]{2}$/,
	availability: oneOf('InStock', 'SoldOut'),
	eventStatus: oneOf('EventScheduled'),
	eventAttendanceMode: oneOf('OfflineEventAttendanceMode'),
	telephone: /^\+\d[\d-]+$/,
	faxNumber: /^\+\d[\d-]+$/,
	inLanguage: /^[a-z]{2}$/,
	knowsLanguage: /^[a-z]{2}$/,
	urlTemplate: /^https?:\/\/\S+\{search_term_string\}$/,
	'query-input': /^required name=search_term_string$/,
};

type Node = Record<string, unknown>;

function shapeFault(name: string, value: unknown): string | undefined {
	const shape = shapes[name];
	if (shape === 'number' || shape === 'position') {
		if (typeof value !== 'number' || !Number.isFinite(value)) return 'is no number';
		return shape === 'position' && !(Number.isInteger(value) && value > 0) ? 'is no whole number above 0' : undefined;
	}
	if (typeof value !== 'string') return 'is neither text nor number';
	if (value.trim() === '') return 'is empty';
	return shape && !shape.test(value) ? `is not as it should be: ${value}` : undefined;
}

function faultsOfNode(node: Node, path: string): string[] {
	const types = [node['@type']].flat() as string[];
	const known = types.map((type) => rules[type]);
	if (types.length === 0 || known.some((rule) => rule === undefined)) return [`${path}: unknown type ${types}`];
	const here = `${path}/${types.join('+')}`;
	const faults: string[] = [];
	for (const name of known.flatMap((rule) => rule?.required ?? []))
		if (node[name] === undefined) faults.push(`${here}: ${name} is missing`);
	const allowed = new Set(known.flatMap((rule) => [...(rule?.required ?? []), ...(rule?.allowed ?? [])]));
	for (const [name, value] of Object.entries(node)) {
		if (name === '@type') continue;
		if (!allowed.has(name)) faults.push(`${here}: ${name} is not known to it`);
		const values = [value].flat();
		if (values.length === 0) faults.push(`${here}: ${name} is an empty list`);
		for (const one of values) {
			if (typeof one === 'object' && one !== null) faults.push(...faultsOfNode(one as Node, `${here}/${name}`));
			else {
				const fault = shapeFault(name, one);
				if (fault) faults.push(`${here}: ${name} ${fault}`);
			}
		}
	}
	return [...faults, ...sumFaults(node, here)];
}

/** What no single property shows. */
function sumFaults(node: Node, here: string): string[] {
	const faults: string[] = [];
	const list = node.itemListElement as { position: number }[] | undefined;
	if (list?.some(({ position }, at) => position !== at + 1)) faults.push(`${here}: positions do not count up from 1`);
	const { ratingValue, bestRating = 5, worstRating = 1 } = node as Record<string, number>;
	if (ratingValue !== undefined && (ratingValue > bestRating || ratingValue < worstRating))
		faults.push(`${here}: the rating is outside its scale`);
	const { startDate, endDate } = node as Record<string, string>;
	if (startDate !== undefined && endDate !== undefined && Date.parse(endDate) <= Date.parse(startDate))
		faults.push(`${here}: it ends before it begins`);
	return faults;
}

/** Everything wrong with a block of data as it stands in a page; nothing, when it is right. */
export function schemaFaults(json: string): string[] {
	const data = JSON.parse(json) as Node;
	if (data['@context'] !== 'https://schema.org') return ['the context is not https://schema.org'];
	const graph = data['@graph'];
	if (!Array.isArray(graph) || graph.length === 0) return ['there is no graph'];
	return graph.flatMap((node: Node, at) => {
		const isPart = [node['@type']].flat().some((type) => rules[String(type)]?.isPart);
		return [...(isPart ? [`graph[${at}]: ${node['@type']} cannot stand alone`] : []), ...faultsOfNode(node, `[${at}]`)];
	});
}
