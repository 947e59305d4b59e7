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
import { faultsIn, onlyWrong } from '#ui/form/faults.ts';
import { useRepeatKey } from '#ui/form/new-key.ts';
import { useForm } from '#ui/form/use-form.ts';
import { useFailureText } from '#ui/form/use-saving.ts';
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
type Values = { date: OfferedDate | null } & Record<ConsultationConsent, boolean>;

const asked: readonly ConsultationConsent[] = ['provider', 'health'];

/** The date, what one agrees to, and it is reserved with the lines of the answer. */
export function ReserveSheet({ consultation, answer, texts, isOpen, onClose }: Props) {
	const t = useTranslations('consultation.request');
	const second = useSecondCurrency();
	// Answers are read for weeks: a day that has passed is no choice.
	const dates = answer.dates.filter(({ on }) => on >= koreanDay(new Date()));
	const [reading, setReading] = useState<ConsultationConsent>();
	const { form, reserve } = useReserving({ consultation, answer, texts, first: dates[0] ?? null });
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void reserve();
	};
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
				<When dates={dates} chosen={form.values.date} onChoose={(date) => form.change({ date })} />
				{asked.map((consent) => (
					<CheckRow
						key={consent}
						name={consent}
						label={t(`consent.${consent}`, { provider: consultation.provider.name })}
						error={form.errorOf(consent)}
						isChecked={form.values[consent]}
						action={<ReadButton consent={consent} onRead={setReading} />}
						onChange={(isTicked) => form.change({ [consent]: isTicked })}
					/>
				))}
				<Failure form={form} />
				<Button type="submit" variant="primary" size="lg" isFull isBusy={form.isBusy}>
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

type Failed = { form: { error: unknown; failure: string | undefined } };

/** What a reservation needs of oneself is told in my information. */
function Failure({ form: { error, failure } }: Failed) {
	const t = useTranslations('consultation.request');
	const isMissing = Object.keys(faultsIn(error)).some((at) => at.startsWith('lead'));
	if (isMissing)
		return (
			<Note tone="warn" isAlert>
				<p>{t('missing')}</p>
				<PageLink page="myInformation" className={buttonClass({ size: 'sm' })}>
					{t('profile')}
				</PageLink>
			</Note>
		);
	return failure ? (
		<Note tone="bad" isAlert>
			{failure}
		</Note>
	) : null;
}

type WhenProps = {
	dates: readonly OfferedDate[];
	chosen: OfferedDate | null;
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
	first: OfferedDate | null;
};

/** With the versions of the texts that were shown; afterwards the page of the reservation. */
function useReserving({ consultation, answer, texts, first }: Reserving) {
	const t = useTranslations('consultation.request');
	const callApi = useApi();
	const language = useLocale();
	const { navigate } = useRouter();
	const addressFor = usePageAddress();
	const repeat = useRepeatKey();
	const { versionOf, renew } = useConsentVersions(texts.query);
	const form = useForm<Values, keyof Values>({
		blank: { date: first, provider: false, health: false },
		faultsOf: (values) =>
			onlyWrong<keyof Values>({
				date: values.date === null ? 'not-chosen' : undefined,
				...Object.fromEntries(asked.filter((consent) => !values[consent]).map((consent) => [consent, 'must-agree'])),
			}),
		faultText: (code) => (code === 'must-agree' ? t('mustAgree') : undefined),
		textOf: useFailureText(useTranslations('consultation')('unreachable')),
		// A text that has changed is told beside what is to be agreed to anew.
		fieldOf: (at) => outdatedConsents({ [at]: 'text-outdated' })[0],
		bringUp: () => [],
		onRefusal: async (error) => {
			const changed = outdatedConsents(faultsIn(error));
			form.change(Object.fromEntries(changed.map((consent) => [consent, false])));
			await renew(changed);
			return undefined;
		},
	});
	const send = async ({ date }: Values) => {
		if (date === null) return;
		const [provider, health] = await Promise.all([versionOf('provider'), versionOf('health')]);
		const content = { date, to: null, language, version: answer.version, agreements: { provider, health } };
		const { reservationId } = await callApi('POST /api/consultations/:id/reserve', {
			params: { id: consultation.id },
			body: { key: repeat.keyOf(JSON.stringify(content)), ...content },
		});
		navigate(addressFor(pagePath('myReservation', { id: reservationId }), { sent: 1 }));
		// The page is being left: its button stays busy.
		return new Promise<void>(() => undefined);
	};
	return { form, reserve: () => form.submit({ send }) };
}
