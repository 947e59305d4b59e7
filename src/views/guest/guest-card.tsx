import type { ReservationDetail } from '#contract/api/reservation.ts';
import { type DetailId, details } from '#domain/reservation/details.ts';
import { needStanding } from '#domain/reservation/need-standing.ts';
import { hasNeeds, namedNeeds } from '#domain/reservation/needs.ts';
import { formatDate } from '#i18n/format.ts';
import { formatPhone } from '#i18n/format-phone.ts';
import { Card } from '#ui/card.tsx';
import { FactRows } from '#ui/fact-rows.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useReservation } from '#views/reservation/reservation-context.ts';
import { useDetailText } from '#views/reservation/use-detail-text.ts';
import { useNeedText } from '#views/reservation/use-need-text.ts';
import { CompanySheet } from './company-sheet.tsx';
import styles from './guest-card.module.css';
import { LeadSheet } from './lead-sheet.tsx';
import { SealedFacts } from './sealed-facts.tsx';

/** Who comes, and what the provider must know to receive them well. */
export function GuestCard({ country }: { country: string | null }) {
	const t = useTranslations('reservation.my.guest');
	const { isErased, lead, travellers } = useReservation().reservation;
	return (
		<Card title={t('title')}>
			<div className={styles.stack}>
				{lead ? <Lead lead={lead} country={country} /> : <Note>{t('closed')}</Note>}
				{travellers.length > 0 && <Travellers />}
				<Details />
				<Needs />
				{isErased ? <Note>{t('erased')}</Note> : <SealedFacts />}
			</div>
		</Card>
	);
}

type LeadProps = { lead: NonNullable<ReservationDetail['lead']>; country: string | null };

function Lead(props: LeadProps) {
	return (
		<div>
			<LeadFacts {...props} />
			<LeadSheet />
		</div>
	);
}

function LeadFacts({ lead, country }: LeadProps) {
	const t = useTranslations('reservation.guest');
	const my = useTranslations('reservation.my.guest');
	const spoken = useTranslations('reservation.spoken');
	const { guestLanguage } = useReservation().reservation;
	return (
		<FactRows
			rows={[
				{ name: t('lead'), value: `${lead.firstName} ${lead.lastName}` },
				...(lead.birthOn ? [{ name: t('birthOn'), value: formatDate(lead.birthOn) }] : []),
				...(lead.gender ? [{ name: t('gender'), value: t(lead.gender) }] : []),
				{ name: t('country'), value: country ?? lead.country },
				{ name: my('language'), value: spoken(guestLanguage) },
				...(lead.email ? [{ name: t('email'), value: <a href={`mailto:${lead.email}`}>{lead.email}</a> }] : []),
				{
					name: t('phone'),
					value: <a href={`tel:${lead.phone.replace(/[^\d+]/g, '')}`}>{formatPhone(lead.phone)}</a>,
				},
			]}
		/>
	);
}

function Travellers() {
	const t = useTranslations('reservation.my.guest');
	const words = useTranslations('reservation.guest');
	const { travellers } = useReservation().reservation;
	return (
		<section aria-labelledby="travellers">
			<h3 id="travellers" className={styles.subtitle}>
				{t('travellers')}
			</h3>
			<FactRows
				rows={travellers.map(({ firstName, lastName, birthOn }, at) => ({
					name: words('traveller', { number: at + 2 }),
					value: [`${firstName} ${lastName}`, ...(birthOn ? [formatDate(birthOn)] : [])].join(' · '),
				}))}
			/>
		</section>
	);
}

function Details() {
	const t = useTranslations('reservation');
	const my = useTranslations('reservation.my.guest');
	const detailText = useDetailText();
	const given = useReservation().reservation.details;
	const ids = (Object.keys(details) as DetailId[]).filter((id) => given[id] !== undefined && given[id] !== '');
	if (ids.length === 0) return null;
	return (
		<section aria-labelledby="details">
			<h3 id="details" className={styles.subtitle}>
				{my('details')}
			</h3>
			<FactRows rows={ids.map((id) => ({ name: t(`detail.${id}`), value: detailText(id, given[id] ?? '') }))} />
			<CompanySheet />
		</section>
	);
}

function Needs() {
	const t = useTranslations('reservation');
	const needText = useNeedText();
	const { reservation } = useReservation();
	const { needs } = reservation;
	if (!hasNeeds(needs)) return null;
	return (
		<section aria-labelledby="needs">
			<h3 id="needs" className={styles.subtitle}>
				{t('guest.needs')}
			</h3>
			<ul className={styles.needs}>
				{namedNeeds(needs).map((need) => {
					const standing = needStanding(need.id, reservation);
					return (
						<li key={need.id} data-standing={standing}>
							{standing === 'promised' ? needText(need) : `${needText(need)} · ${t(`asked.${standing}`)}`}
						</li>
					);
				})}
			</ul>
		</section>
	);
}
