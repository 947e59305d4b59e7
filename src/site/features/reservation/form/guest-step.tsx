import { travellersAsked } from '#domain/reservation/travellers.ts';
import { Card } from '#ui/card.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { LeadFields, ReachFields } from './lead-fields.tsx';
import { NeedsFields } from './needs-fields.tsx';
import { PassportFields } from './passport-fields.tsx';
import { BirthField, NameFields } from './person-fields.tsx';
import styles from './reservation-form.module.css';
import type { ReservationFormState } from './use-reservation-form.ts';

type Props = { form: ReservationFormState };

const longest = 5_000;

/** Who comes, what they need, and how they are reached. */
export function GuestStep({ form }: Props) {
	const t = useTranslations('reservation.form');
	return (
		<>
			<Card title={t('guestTitle')}>
				<p className={styles.text}>{t('guestText')}</p>
				<div className={styles.stack}>
					<LeadFields form={form} />
					<PassportFields form={form} />
				</div>
			</Card>
			<Travellers form={form} />
			<Card title={t('reachTitle')}>
				<div className={styles.stack}>
					<ReachFields form={form} />
					{!form.agreed && <Contents form={form} />}
				</div>
			</Card>
			{/* The question has told them already. */}
			{!form.agreed && (
				<Card title={t('needsTitle')}>
					<p className={styles.text}>{t('needsText')}</p>
					<NeedsFields form={form} />
				</Card>
			)}
		</>
	);
}

function Travellers({ form }: Props) {
	const t = useTranslations('reservation.form');
	const guest = useTranslations('reservation.guest');
	const asked = travellersAsked(form.kind, form.booking.choice.persons);
	if (asked === 0) return null;
	return (
		<Card title={t('travellersTitle')}>
			<p className={styles.text}>{t('travellersText')}</p>
			<div className={styles.stack}>
				{Array.from({ length: asked }, (_, one) => {
					const at = `travellers.${one}`;
					return (
						<fieldset key={at} className={styles.traveller}>
							<legend>{guest('traveller', { number: one + 2 })}</legend>
							<div className={styles.grid}>
								<NameFields form={form} at={at} />
								<BirthField form={form} at={at} />
							</div>
						</fieldset>
					);
				})}
			</div>
		</Card>
	);
}

function Contents({ form }: Props) {
	const t = useTranslations('reservation.form');
	const guest = useTranslations('reservation.guest');
	return (
		<TextArea
			{...form.field('contents')}
			label={guest('contents')}
			optionalLabel={t('optional')}
			placeholder={t('contentsHint')}
			maxLength={longest}
			countText={(length, max) => (length > 0 ? t('contentsCount', { length, max }) : '')}
		/>
	);
}
