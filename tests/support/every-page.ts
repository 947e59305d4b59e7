import type { PageId } from '#contract/pages.ts';

/** Who must be logged in to see a page as it is meant. */
export type Visitor = 'visitor' | 'member' | 'operator' | 'clinic';

/** `{reservation}`, `{rateable}`, `{promotion}`, `{question}` and `{consultation}` are asked for: their ids differ from one installation to the next. */
type Example = { path: string; as: Visitor };

const open = (...paths: string[]): Example[] => paths.map((path) => ({ path, as: 'visitor' }));
const own = (...paths: string[]): Example[] => paths.map((path) => ({ path, as: 'member' }));

/** Every page of the table with things of the demonstration; does not compile when one is missing. */
const everyPage: Record<PageId | 'notFound', Example[]> = {
	home: open('/', '/?provider=bukchon-walks', '/?provider=sinsa-skin-clinic'),
	login: open('/login'),
	join: open('/join'),
	forgot: open('/forgot'),
	aboutIntroduction: open('/about/introduction'),
	aboutTransfer: open('/about/transfer'),
	productList: open('/travel', '/medical', '/wellness', '/travel?search=zzzzqqqq', '/travel?regions=seoul'),
	productDetail: open(
		'/travel/gyeongbokgung-before-opening',
		'/travel/hanok-stay-bukchon',
		'/medical/one-day-health-screening',
		'/wellness/morning-hanok-yoga',
	),
	reservationForm: own('/travel/reserve?product=gyeongbokgung-before-opening', '/medical/reserve'),
	ratingForm: own('/{rateable}'),
	consultationForm: own('/consultaion/laser-toning-consultation', '/consultaion/{consultation}'),
	matchingList: open('/matching'),
	matchingDetail: open('/matching/detail/{question}'),
	matchingForm: own('/matching/inquire'),
	myInformation: own('/my/info'),
	myReservations: own('/my/reserve'),
	myReservation: own('/my/reserve/{reservation}', '/my/reserve/{reservation}?voucher=1'),
	myMatches: own('/my/match'),
	myRatings: own('/my/grade'),
	noticeList: open('/notice'),
	noticeDetail: open('/notice/k-eta-check'),
	promotionList: open('/promotion'),
	promotionDetail: open('/promotion/{promotion}'),
	reserveLink: own('/reserve/hanok-stay-bukchon'),
	terms: open('/terms'),
	policy: open('/policy'),
	reject: open('/reject'),
	videoConsultation: own('/video-consultation', '/video-consultation?product=laser-toning-consultation'),
	console: [
		'/console',
		'/console?scope=own',
		'/console/forgot',
		'/console/reservations',
		'/console/reservations?queue=all&sort=soonest',
		'/console/reservations/new',
		'/console/reservations/new?product=gyeongbokgung-before-opening',
		'/console/calendar',
		'/console/calendar?view=month',
		'/console/calendar?view=day',
		'/console/check',
		'/console/matching',
		'/console/videos',
		'/console/slips',
		'/console/reports',
		'/console/audit',
		'/console/audit?kind=member.logged-in',
		'/console/running',
		'/console/refunds',
		'/console/statements',
		'/console/settlements',
		'/console/commissions',
		'/console/disputes',
		'/console/disputes?of=closed',
		'/console/houses',
		'/console/houses?standing=suspended',
		'/console/members',
		'/console/members?status=suspended',
		'/console/security',
		'/console/trust',
		'/console/trust?kind=rating',
		'/console/messages',
		'/console/photographs',
		'/console/photographs?queue=hidden',
		'/console/matching-reports',
		'/console/staff',
		'/console/figures',
		'/console/products',
		'/console/products?new=1',
		'/console/products/files',
		'/console/products/files?of=slots',
		'/console/products/gyeongbokgung-before-opening',
		'/console/products/gyeongbokgung-before-opening?part=price',
		'/console/promotions',
		'/console/promotions?stand=ended',
		'/console/promotions?new=1',
		'/console/promotions/hello-maru',
		'/console/promotions/hello-maru?part=texts',
		'/console/consultations',
		'/console/applications',
		'/console/ratings',
		'/console/mails',
		'/console/translations',
		'/console/translations?kind=notice&to=th&scope=all',
		'/console/translations?view=files',
		'/console/providers/bukchon-walks',
		'/console/home',
		'/console/company',
		'/console/phrases',
		'/console/erasures',
		'/console/rates',
		'/console/mail-templates',
		'/console/mail-templates?template=reservation-confirmed',
		'/console/notices',
		'/console/notices?new=1',
		'/console/notices/k-eta-check',
		'/console/texts',
		'/console/texts/terms',
		'/console/texts/terms?part=versions&version=2026-11-01',
		'/console/nowhere',
		'/console/information',
	]
		.map((path): Example => ({ path, as: 'operator' }))
		.concat([
			{ path: '/console/profile', as: 'clinic' },
			{ path: '/console/api', as: 'clinic' },
		]),
	notFound: open('/travel/no-such-thing', '/nowhere'),
};

const pageNames = Object.keys(everyPage) as (keyof typeof everyPage)[];

export const demoLogins: Record<Exclude<Visitor, 'visitor'>, { email: string; password: string }> = {
	member: { email: 'traveller@maru.example', password: 'maru-demo-traveller' },
	operator: { email: 'operator@maru.example', password: 'maru-demo-operator' },
	clinic: { email: 'clinic@maru.example', password: 'maru-demo-clinic' },
};

/** GET as somebody: the answer's JSON. */
type Ask = (path: string) => Promise<unknown>;

/** The paths as this installation has them; a page with nothing to show yet falls away. */
export async function pathsFor(visitor: Visitor, ask: Ask): Promise<{ name: string; path: string }[]> {
	const ids = await idsFor(visitor, ask);
	return pageNames.flatMap((name) =>
		everyPage[name]
			.filter(({ as }) => as === visitor)
			.map(({ path }) => path.replace(/\{(\w+)\}/, (whole, word) => ids[word] ?? whole))
			.filter((path) => !path.includes('{'))
			.map((path) => ({ name, path })),
	);
}

async function idsFor(visitor: Visitor, ask: Ask): Promise<Record<string, string | undefined>> {
	if (visitor === 'visitor') {
		const { items } = (await ask('/api/promotions?language=en')) as { items: { id: string }[] };
		const questions = (await ask('/api/matching/questions?language=en')) as { items: { id: string }[] };
		return { promotion: items[0]?.id, question: questions.items[0]?.id };
	}
	if (visitor === 'operator' || visitor === 'clinic') return {};
	const upcoming = (await ask('/api/reservations?language=en')) as { items: { id: string }[] };
	const { toRate } = (await ask('/api/ratings/mine?language=en')) as {
		toRate: { productId: string; area: string; reservationId: string }[];
	};
	const [rate] = toRate;
	const asked = (await ask('/api/consultations?as=member&state=answered&language=en')) as {
		items: { id: string; product: { id: string } }[];
	};
	const [answered] = asked.items;
	return {
		reservation: upcoming.items[0]?.id,
		consultation: answered && `${answered.product.id}?request=${answered.id}`,
		rateable: rate && `${rate.area}/write-rating/${rate.productId}?reservation=${rate.reservationId}`,
	};
}
