import { type FormEvent, useState } from 'react';
import type { Consultation, ConsultationAnswer } from '#contract/api/consultation.ts';
import { pagePath } from '#contract/page-address.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { formatDateWithWeekday, formatWon } from '#i18n/format.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { useRouter } from '#site/router/router.tsx';
import { usePageAddress } from '#site/router/use-page-address.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { faultsIn } from '#ui/form/faults.ts';
import { useRepeatKey } from '#ui/form/new-key.ts';
import { useFailureText, useSaving } from '#ui/form/use-saving.ts';
import { Note } from '#ui/note.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useSecondCurrency } from '#views/price/use-second-currency.ts';
import type { ConsentTexts } from '../consent-texts.ts';
import type { ConsultationConsent } from '../consultation-queries.ts';
import { outdatedConsents, useConsentVersions } from '../use-consent-versions.ts';
import styles from './request.module.css';

type Props = {
	consultation: Consultation;
	answer: ConsultationAnswer;
	texts: ConsentTexts;
	isOpen: boolean;
	onClose: () => void;
};
type OfferedDate = ConsultationAnswer['dates'][number];

const asked: readonly ConsultationConsent[] = ['provider', 'health'];

/** The date, what one agrees to, and it is reserved with the lines of the answer. */
export function ReserveSheet({ consultation, answer, texts, isOpen, onClose }: Props) {
	const t = useTranslations('consultation.request');
	const faults = useTranslations('error.fault');
	const second = useSecondCurrency();
	// Answers are read for weeks: a day that has passed is no choice.
	const dates = answer.dates.filter(({ on }) => on >= koreanDay(new Date()));
	const [date, setDate] = useState<OfferedDate | undefined>(dates[0]);
	const [agreed, setAgreed] = useState<readonly ConsultationConsent[]>([]);
	const [isAsked, setIsAsked] = useState(false);
	const [reading, setReading] = useState<ConsultationConsent>();
	const { saving, outdated, reserve } = useReserving({
		...{ consultation, answer, texts },
		onOutdated: (changed) => setAgreed((before) => before.filter((consent) => !changed.includes(consent))),
	});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		setIsAsked(true);
		if (date && asked.every((consent) => agreed.includes(consent))) void reserve(date);
	};
	const tick = (consent: ConsultationConsent, isTicked: boolean) =>
		setAgreed(isTicked ? [...agreed, consent] : agreed.filter((one) => one !== consent));
	const missing = (consent: ConsultationConsent) =>
		outdated.includes(consent) ? faults('text-outdated') : t('mustAgree');
	const total = answer.total ?? 0;
	return (
		<Sheet isOpen={isOpen} title={t('reserve')} closeLabel={t('close')} onClose={onClose}>
			<form className={styles.sheet} noValidate onSubmit={submit}>
				<p className={styles.sum}>
					<span>{t('total')}</span>
					<span>
						{formatWon(total)} <small>{second(total)}</small>
					</span>
				</p>
				<When dates={dates} chosen={date} onChoose={setDate} />
				{asked.map((consent) => (
					<CheckRow
						key={consent}
						name={consent}
						label={t(`consent.${consent}`, { provider: consultation.provider.name })}
						error={isAsked && !agreed.includes(consent) ? missing(consent) : undefined}
						isChecked={agreed.includes(consent)}
						action={<ReadButton consent={consent} onRead={setReading} />}
						onChange={(isTicked) => tick(consent, isTicked)}
					/>
				))}
				<Failure saving={saving} />
				<Button type="submit" variant="primary" size="lg" isFull isBusy={saving.isBusy}>
					{t('reserveSend')}
				</Button>
			</form>
			{reading && texts.sheet(reading, () => setReading(undefined))}
		</Sheet>
	);
}

function ReadButton({
	consent,
	onRead,
}: {
	consent: ConsultationConsent;
	onRead: (consent: ConsultationConsent) => void;
}) {
	const t = useTranslations('consultation.request');
	return (
		<Button variant="link" onClick={() => onRead(consent)}>
			{t('readText')}
		</Button>
	);
}

type Saving = ReturnType<typeof useSaving>;

/** What a reservation needs of oneself is told in my information. */
function Failure({ saving }: { saving: Saving }) {
	const t = useTranslations('consultation.request');
	// It stands beside what is to be agreed to anew.
	if (outdatedConsents(saving.faults).length > 0) return null;
	const isMissing = Object.keys(saving.faults).some((at) => at.startsWith('lead'));
	if (isMissing)
		return (
			<Note tone="warn" isAlert>
				<p>{t('missing')}</p>
				<PageLink page="myInformation" className={buttonClass({ size: 'sm' })}>
					{t('profile')}
				</PageLink>
			</Note>
		);
	return saving.failure ? (
		<Note tone="bad" isAlert>
			{saving.failure}
		</Note>
	) : null;
}

type WhenProps = {
	dates: readonly OfferedDate[];
	chosen: OfferedDate | undefined;
	onChoose: (date: OfferedDate) => void;
};

/** One of the dates that were offered. */
function When({ dates, chosen, onChoose }: WhenProps) {
	const t = useTranslations('consultation.request');
	const locale = useLocale();
	return (
		<FieldGroup label={t('reserveDate')} isRadioGroup>
			{dates.map((date) => (
				<label key={`${date.on} ${date.time}`} className={styles.choice}>
					<input
						type="radio"
						name="date"
						value={`${date.on} ${date.time}`}
						checked={date.on === chosen?.on && date.time === chosen?.time}
						onChange={() => onChoose(date)}
					/>
					<span>
						{[formatDateWithWeekday(date.on, locale), date.time && `${date.time} KST`].filter(Boolean).join(' ')}
					</span>
				</label>
			))}
		</FieldGroup>
	);
}

type Reserving = Pick<Props, 'consultation' | 'answer' | 'texts'> & {
	/** Texts that have changed since they were shown. */
	onOutdated: (changed: readonly ConsultationConsent[]) => void;
};

/** With the versions of the texts that were shown; afterwards the page of the reservation. */
function useReserving({ consultation, answer, texts, onOutdated }: Reserving) {
	const callApi = useApi();
	const language = useLocale();
	const { navigate } = useRouter();
	const addressFor = usePageAddress();
	const repeat = useRepeatKey();
	const { versionOf, renew } = useConsentVersions(texts.query);
	const saving = useSaving({
		textOf: useFailureText(useTranslations('consultation')('unreachable')),
		onRefusal: async (error) => {
			const changed = outdatedConsents(faultsIn(error));
			onOutdated(changed);
			await renew(changed);
			return undefined;
		},
	});
	const reserve = (date: OfferedDate) =>
		saving.save(async () => {
			const [provider, health] = await Promise.all([versionOf('provider'), versionOf('health')]);
			const content = { date, to: null, language, version: answer.version, agreements: { provider, health } };
			const { reservationId } = await callApi('POST /api/consultations/:id/reserve', {
				params: { id: consultation.id },
				body: { key: repeat.keyOf(JSON.stringify(content)), ...content },
			});
			navigate(addressFor(pagePath('myReservation', { id: reservationId }), { sent: 1 }));
			// The page is being left: its button stays busy.
			return new Promise<void>(() => undefined);
		});
	return { saving, outdated: outdatedConsents(saving.faults), reserve };
}
