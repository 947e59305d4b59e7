import type { Voucher } from '#contract/api/voucher.ts';
import { daysBetween } from '#domain/availability/schedule.ts';
import type { LocaleText } from '#domain/kernel/locale-text.ts';
import { choiceGroups } from '#domain/product/price.ts';
import type { ProductText } from '#domain/product/product.ts';
import { detailIds } from '#domain/reservation/details.ts';
import { isAsking } from '#domain/reservation/need-questions.ts';
import { needStanding } from '#domain/reservation/need-standing.ts';
import { type NamedNeed, type NeedId, namedNeeds } from '#domain/reservation/needs.ts';
import type { Order } from '#domain/reservation/order.ts';
import { payWord } from '#domain/reservation/pay-word.ts';
import { paymentStatus } from '#domain/reservation/payment.ts';
import { paymentState } from '#domain/reservation/payment-state.ts';
import { balanceDue, type Reservation } from '#domain/reservation/reservation.ts';
import { promotionLine } from '#domain/reservation/reservation-price.ts';
import { shownStatus } from '#domain/reservation/shown-status.ts';
import { voucherStanding } from '#domain/reservation/voucher-standing.ts';
import { koreanDate, koreanGuest, koreanTime, koreanWon } from '#i18n/format-korean.ts';
import { sayOption } from '#i18n/say-option.ts';
import type { ReservationRow } from '#server/features/reservation/reservation-row.repo.ts';
import { wordsIn } from '#server/words.ts';

type KoreanSide = Voucher['korean'];
type Words = ReturnType<typeof koreanWords>;

const koreanWords = () => wordsIn('ko', ['reservation', 'reservation-voucher'])('reservation');

type Given = {
	row: ReservationRow;
	reservation: Reservation;
	text: ProductText | null;
	provider: LocaleText;
	place: LocaleText;
	meetingPoint: string;
	phone: string;
};

/** What staff and drivers read, whatever language the guest reads. */
export function koreanSide({ row, reservation, text, provider, place, meetingPoint, phone }: Given): KoreanSide {
	const t = koreanWords();
	return {
		title: text?.title ?? '',
		provider: provider.ko ?? provider.en ?? '',
		place: place.ko ?? place.en ?? '',
		meetingPoint,
		choices: choicesOf(reservation.order, text),
		heading: t('voucher.staff'),
		status: t(`status.${shownStatus(row.status, isAsking(row.questions))}`),
		when: whenOf(reservation.order, t),
		persons: personsOf(reservation, t),
		guests: [row, ...row.travellers].map(({ firstName, lastName }) => koreanGuest(`${firstName} ${lastName}`.trim())),
		details: detailsOf(row, t),
		money: moneyOf(reservation, t),
		unpaid: unpaidOf(reservation, t),
		needsHeading: t('voucher.needs'),
		needs: namedNeeds(row.needs).map((need) => needOf(need, t)),
		asked: namedNeeds(row.needs).map(({ id }) => askedOf(row, id, t)),
		language: t('voucher.spoken', { language: t(`spoken.${row.locale}`) }),
		allergy: t('guest.allergy'),
		taxi: { say: t('voucher.taxi.say'), note: t('voucher.taxi.note', { phone }) },
	};
}

/** In the order of the groups: the database keeps an object's keys in one of its own. */
export const choicesOf = ({ choices }: Order, text: ProductText | null) =>
	choiceGroups.flatMap((group) => {
		const id = choices[group];
		return id === undefined ? [] : [{ group, label: text?.options?.[id] ?? id }];
	});

function whenOf({ on, to, time }: Order, t: Words): string {
	if (to !== null)
		return `${koreanDate(on)} – ${koreanDate(to)}, ${t('nights', { nights: daysBetween(on, to).length - 1 })}`;
	return time === null ? koreanDate(on) : `${koreanDate(on)} ${koreanTime(time)}`;
}

function personsOf({ order, terms }: Reservation, t: Words): string {
	const { adult, child, infant } = order.persons;
	const persons = t('persons', { adults: adult, children: child, infants: infant });
	const { unit } = terms.price;
	return unit === 'person' ? persons : `${persons}, ${t('units', { unit, count: order.units })}`;
}

/** With its name: the head of the row is in another language. */
function detailsOf({ details }: ReservationRow, t: Words): KoreanSide['details'] {
	return Object.fromEntries(
		detailIds
			.filter((id) => details[id] !== undefined && details[id] !== '')
			.map((id) => [id, `${t(`detail.${id}`)}: ${sayOption(id, String(details[id]), t)}`]),
	);
}

/** What the promotion took off, as the guest reads it beside; nothing where it takes nothing off any more. */
function promotionOf({ price, terms }: Reservation): string[] {
	const line = promotionLine(price);
	if (!line || !terms.promotion) return [];
	const { ko, en = '' } = terms.promotion.title;
	return [`${wordsIn('ko', ['promotion'])('promotion')('line', { title: ko ?? en })} −${koreanWon(-line.amount)}`];
}

/** That the price was agreed to in lines, and what it does not include, for who stands at the desk. */
function agreedOf({ price }: Reservation): string[] {
	if (price.basis !== 'agreed') return [];
	const t = wordsIn('ko', ['reservation', 'reservation-agreed'])('reservation.agreed');
	const absent = price.lines.filter(({ won }) => won === null).map(({ of }) => t(`kind.${of}`));
	return [t('agreed'), ...(absent.length > 0 ? [`${t('notIncluded')}: ${absent.join(', ')}`] : [])];
}

function moneyOf(reservation: Reservation, t: Words): string {
	const { money } = reservation;
	const due = balanceDue(money);
	const pay = paymentState(reservation);
	return [
		koreanWon(money.total),
		...promotionOf(reservation),
		...agreedOf(reservation),
		t(payWord({ payment: paymentStatus(reservation), pay })),
		...(due > 0 ? [t('voucher.due', { won: koreanWon(due) })] : []),
	].join(' · ');
}

/** Staff are told before they let anybody in; null where nothing is waited for. */
function unpaidOf(reservation: Reservation, t: Words): string | null {
	const pay = paymentState(reservation);
	const standing = voucherStanding(pay);
	if (standing === 'good') return null;
	const isPart = standing === 'unpaid' && paymentStatus(reservation) === 'part';
	return t(`voucher.payStaff.${isPart ? 'part' : standing}`, { won: koreanWon(pay.won) });
}

/** Staff see what was promised, and what nobody has promised yet. */
function askedOf(row: ReservationRow, id: NeedId, t: Words): string {
	const standing = needStanding(id, row);
	if (standing === 'promised') return '';
	if (standing !== 'how') return t(`voucher.asked.${standing}`);
	return t('voucher.asked.how', { text: row.questions?.list.find((one) => one.id === id)?.text ?? '' });
}

function needOf(need: NamedNeed, t: Words): string {
	if (need.id === 'halal') return t(`voucher.halal.${need.level}`);
	if (need.id === 'child-seats') return t('voucher.childSeats', { count: need.count });
	if (need.id === 'interpreter') return t('voucher.interpreter', { language: t(`spoken.${need.language}`) });
	if (need.id === 'wheelchair') {
		const text = need.kind ? t(`voucher.wheelchair.${need.kind}`) : t('voucher.need.wheelchair');
		return (need.count ?? 1) === 1 ? text : `${text} ${t('voucher.wheelchairs', { count: need.count ?? 1 })}`;
	}
	return t(`voucher.need.${need.id}`);
}
