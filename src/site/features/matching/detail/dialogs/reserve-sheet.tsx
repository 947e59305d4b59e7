import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { AskerAnswer, AskerQuestion } from '#contract/api/matching.ts';
import { pagePath } from '#contract/page-address.ts';
import { areaOf, kinds } from '#domain/area/areas.ts';
import { addDays } from '#domain/availability/schedule.ts';
import { healthOf } from '#i18n/area-words.ts';
import { formatWon } from '#i18n/format.ts';
import { useRouter } from '#site/router/router.tsx';
import { usePageAddress } from '#site/router/use-page-address.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { Button } from '#ui/button.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { useRepeatKey } from '#ui/form/new-key.ts';
import { Note } from '#ui/note.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useSecondCurrency } from '#views/price/use-second-currency.ts';
import type { ConsentSlug, ConsentTexts, Opened } from '../matching-dialog.ts';
import styles from './dialogs.module.css';
import { isMissing, Missing } from './missing.tsx';
import { type OfferedDate, ReserveWhen } from './reserve-when.tsx';
import { useMatchingSaving } from './use-matching-saving.ts';

type Props = Opened & { question: AskerQuestion; answer: AskerAnswer; texts: ConsentTexts };

/** One click: the date, what one agrees to, and it is reserved with the lines and places of the answer. */
export function ReserveSheet({ question, answer, texts, isOpen, onClose }: Props) {
	const t = useTranslations('matching.reserve');
	const asker = useTranslations('matching.asker');
	const second = useSecondCurrency();
	const { dates, total, product } = answer;
	const health = healthOf(question.area);
	const [date, setDate] = useState<OfferedDate | undefined>(dates[0]);
	const [agreed, setAgreed] = useState<readonly ConsentSlug[]>([]);
	const [isAsked, setIsAsked] = useState(false);
	const [reading, setReading] = useState<ConsentSlug>();
	const asked = consentsOf(question, answer);
	const { saving, reserve } = useReserving({ question, answer, texts, asked });
	const submit = (event: FormEvent) => {
		event.preventDefault();
		setIsAsked(true);
		if (date && asked.every((slug) => agreed.includes(slug))) void reserve(date);
	};
	const tick = (slug: ConsentSlug, isTicked: boolean) =>
		setAgreed(isTicked ? [...agreed, slug] : agreed.filter((one) => one !== slug));
	const close = () => {
		saving.forget();
		onClose();
	};
	return (
		<Sheet isOpen={isOpen} title={t('title', { health })} closeLabel={asker('close')} onClose={close}>
			{total === null || !product ? (
				<p>{t('nothing', { health })}</p>
			) : (
				<form className={styles.form} noValidate onSubmit={submit}>
					<p className={styles.total}>
						{t('total')} <b>{formatWon(total)}</b> <span className={styles.soft}>{second(total)}</span>
					</p>
					<ReserveWhen {...{ answer, product, isAsked }} chosen={date} onChoose={setDate} />
					<FieldGroup label={t('agree')}>
						{asked.map((slug) => (
							<CheckRow
								key={slug}
								name={slug}
								label={t(`consent.${slug}`, { health, provider: answer.provider.name })}
								error={isAsked && !agreed.includes(slug) ? t('mustAgree') : undefined}
								isChecked={agreed.includes(slug)}
								action={
									<Button variant="link" onClick={() => setReading(slug)}>
										{t('read')}
									</Button>
								}
								onChange={(isTicked) => tick(slug, isTicked)}
							/>
						))}
					</FieldGroup>
					{isMissing(saving.faults) ? (
						<Missing
							faults={saving.faults}
							question={question}
							answer={answer}
							when={{
								on: date?.on ?? '',
								time: date?.time ?? undefined,
								to: leavingDay(question, answer, date?.on ?? '') ?? undefined,
							}}
						/>
					) : (
						saving.failure && (
							<Note tone="bad" isAlert>
								{saving.failure}
							</Note>
						)
					)}
					<Button type="submit" variant="primary" size="lg" isFull isBusy={saving.isBusy}>
						{t('send', { health })}
					</Button>
				</form>
			)}
			{reading && texts.sheet(reading, () => setReading(undefined))}
		</Sheet>
	);
}

/** What a reservation of this kind asks to be agreed to. */
const consentsOf = ({ area }: AskerQuestion, { product }: AskerAnswer): ConsentSlug[] => [
	'provider',
	...(areaOf(area).isHealth ? (['health'] as const) : []),
	...(product && kinds[product.kind]?.isPassportNeeded ? (['passport'] as const) : []),
];

type Reserving = Pick<Props, 'question' | 'answer' | 'texts'> & { asked: readonly ConsentSlug[] };

/** With the versions of the texts that were shown; afterwards the page of the reservation. */
function useReserving({ question, answer, texts, asked }: Reserving) {
	const callApi = useApi();
	const client = useQueryClient();
	const language = useLocale();
	const { navigate } = useRouter();
	const addressFor = usePageAddress();
	const repeat = useRepeatKey();
	const saving = useMatchingSaving();
	const reserve = (date: OfferedDate) =>
		saving.save(async () => {
			const versions = await Promise.all(
				asked.map((slug) => client.query({ ...texts.query(slug), staleTime: Number.POSITIVE_INFINITY })),
			);
			const versionOf = (slug: ConsentSlug) =>
				(versions[asked.indexOf(slug)] as { version: string } | undefined)?.version;
			const content = {
				date,
				to: leavingDay(question, answer, date.on),
				language,
				agreements: {
					provider: versionOf('provider') ?? '',
					...(asked.includes('health') && { health: versionOf('health') }),
					...(asked.includes('passport') && { passport: versionOf('passport') }),
				},
			};
			const body = { key: repeat.keyOf(JSON.stringify(content)), ...content };
			const { reservationId } = await callApi('POST /api/matching/answers/:id/reserve', {
				params: { id: answer.id },
				body,
			});
			await saving.renew();
			navigate(addressFor(pagePath('myReservation', { id: reservationId }), { sent: 1 }));
			// The page is being left: its button stays busy.
			return new Promise<void>(() => undefined);
		});
	return { saving, reserve };
}

/** Of a stay: until the last day that was wished for, a night at least. */
function leavingDay({ wished }: AskerQuestion, { product }: AskerAnswer, on: string): string | null {
	if (!product || kinds[product.kind]?.booking !== 'nights') return null;
	return wished && wished.to > on ? wished.to : addDays(on, 1);
}
