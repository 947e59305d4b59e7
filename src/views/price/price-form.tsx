import { type FormEvent, useId, useRef, useState } from 'react';
import type { ApiFailure } from '#contract/client.ts';
import { kinds } from '#domain/area/areas.ts';
import { agreedKinds, mostAgreed, validDays } from '#domain/reservation/agreed-price.ts';
import { formatWon } from '#i18n/format.ts';
import { typedWon } from '#i18n/typed-number.ts';
import { Button } from '#ui/button.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { formDraft } from '#ui/form/draft.ts';
import { FormSummary } from '#ui/form/form-summary.tsx';
import { useRepeatKey } from '#ui/form/new-key.ts';
import { useForm } from '#ui/form/use-form.ts';
import { useFormList } from '#ui/form/use-form-list.ts';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { CountStepper } from '#views/field/count-stepper.tsx';
import { useConflict } from '#views/move/use-moving.ts';
import { useReservation } from '#views/reservation/reservation-context.ts';
import { useReservationFailure } from '#views/reservation/use-reservation-failure.ts';
import styles from './price-form.module.css';
import { blankLine, blankPrice, bodyIn, type PriceValues, priceFaults, totalOf } from './price-values.ts';

/** The most that one stepper counts to. */
const mostOfOne = 50;

/** A price for the guest, line by line. */
export function PriceForm({ onClose }: { onClose: () => void }) {
	const t = useTranslations('reservation.agreed.form');
	const { reservation, say } = useReservation();
	const form = usePriceForm();
	const list = useFormList(form, 'lines');
	const offer = useOffering();
	const send = async (values: PriceValues) => {
		await offer(values, form.seenNow());
		form.forgetDraft();
		onClose();
		say(t('sent'));
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send });
	};
	const areNamesAsked = kinds[reservation.kind]?.names === 'each';
	return (
		<form className={styles.form} noValidate onSubmit={submit}>
			<p className={styles.intro}>{t('intro')}</p>
			{reservation.offer && <Note>{t('waits')}</Note>}
			<FormSummary form={form} title={() => t('faults')} labelOf={useLabels()} level={3} />
			<ol className={styles.lines}>
				{list.keys.map((key, at) => (
					<li key={key}>
						<Line form={form} at={at} onRemove={list.keys.length > 1 ? () => list.remove(at) : undefined} />
					</li>
				))}
			</ol>
			<div>
				<Button size="sm" disabled={list.keys.length >= mostAgreed.lines} onClick={() => list.add(blankLine)}>
					{t('add')}
				</Button>
			</div>
			<p className={styles.total} role="status">
				<span>{t('total')}</span>
				<b>{formatWon(totalOf(form.values))}</b>
			</p>
			{!areNamesAsked && <Persons form={form} />}
			<TextField
				{...form.field('places')}
				label={t('places')}
				hint={t('placesHint')}
				inputMode="numeric"
				autoComplete="off"
			/>
			<Select
				name="days"
				id={form.idOf('days')}
				label={t('days')}
				isLabelShown
				value={form.values.days}
				options={dayChoices.map((count) => ({ value: String(count), label: t('dayCount', { count }) }))}
				onChange={(days) => form.change({ days })}
			/>
			<FailureNote>{form.failure}</FailureNote>
			<div className={styles.foot}>
				<Button type="submit" variant="primary" isBusy={form.isBusy}>
					{t('send')}
				</Button>
				<Button variant="quiet" disabled={form.isBusy} onClick={onClose}>
					{t('leave')}
				</Button>
			</div>
		</form>
	);
}

const dayChoices = [validDays.least, 2, validDays.usual, 5, 7, validDays.most];

type Form = ReturnType<typeof usePriceForm>;

/** What a field is called in the summary. */
function useLabels() {
	const t = useTranslations('reservation.agreed.form');
	return (field: string): string => {
		const [list, at, part] = field.split('.');
		if (list !== 'lines') return t(field === 'places' ? 'places' : 'persons');
		const line = t('line', { number: Number(at ?? 0) + 1 });
		const of = part === 'name' || part === 'quantity' || part === 'won' ? t(part) : t('kind');
		return `${line}, ${of}`;
	};
}

function Line({ form, at, onRemove }: { form: Form; at: number; onRemove: (() => void) | undefined }) {
	const t = useTranslations('reservation.agreed.form');
	const kindOf = useTranslations('reservation.agreed.kind');
	const line = form.values.lines[at];
	if (!line) return null;
	return (
		<fieldset className={styles.line}>
			<legend className={styles.legend}>{t('line', { number: at + 1 })}</legend>
			<Select
				name={`lines.${at}.of`}
				id={form.idOf(`lines.${at}.of`)}
				label={t('kind')}
				isLabelShown
				value={line.of}
				options={agreedKinds.map((value) => ({ value, label: kindOf(value) }))}
				onChange={(of) => form.set(`lines.${at}.of`, of)}
			/>
			<TextField
				{...form.field(`lines.${at}.name`)}
				label={t('name')}
				optionalLabel={line.of === 'other' ? undefined : t('optional')}
				hint={at === 0 ? t('nameHint') : undefined}
				maxLength={mostAgreed.name}
				autoComplete="off"
			/>
			{!line.isNotIncluded && (
				<div className={styles.pair}>
					<TextField
						{...form.field(`lines.${at}.quantity`)}
						label={t('quantity')}
						inputMode="numeric"
						autoComplete="off"
					/>
					<TextField
						{...form.field(`lines.${at}.won`)}
						label={t('won')}
						inputMode="numeric"
						autoComplete="off"
						prefix="₩"
						onChange={(event) => form.set(`lines.${at}.won`, typedWon(event.target.value))}
					/>
				</div>
			)}
			<CheckRow
				name={`lines.${at}.isNotIncluded`}
				label={t('isNotIncluded')}
				isChecked={line.isNotIncluded}
				onChange={(isOn) => form.set(`lines.${at}.isNotIncluded`, isOn)}
			/>
			{onRemove && (
				<div>
					<Button size="sm" variant="quiet" onClick={onRemove}>
						{t('remove', { number: at + 1 })}
					</Button>
				</div>
			)}
		</fieldset>
	);
}

function Persons({ form }: { form: Form }) {
	const t = useTranslations('reservation.agreed.form');
	const counts = useTranslations('shell.count');
	return (
		<fieldset className={styles.line}>
			<legend className={styles.legend}>{t('persons')}</legend>
			<div className={styles.steppers}>
				{(['adult', 'child', 'infant'] as const).map((type) => (
					<CountStepper
						key={type}
						label={t(type)}
						value={form.values[type]}
						min={type === 'adult' ? 1 : 0}
						max={mostOfOne}
						lessLabel={counts('less', { name: t(type) })}
						moreLabel={counts('more', { name: t(type) })}
						onChange={(count) => form.change({ [type]: count })}
					/>
				))}
			</div>
			{form.errorOf('persons') && (
				<Note tone="bad" isAlert>
					{form.errorOf('persons')}
				</Note>
			)}
		</fieldset>
	);
}

/** What was typed stays in this tab until it is sent, also when the sheet is closed. */
function usePriceForm() {
	const { reservation } = useReservation();
	const { seenNow, onRefused } = useSeen();
	const id = useId();
	const [{ blank, draft }] = useState(() => {
		const begin = blankPrice(reservation);
		const fields = ['lines', 'adult', 'child', 'infant', 'places', 'days'] as const;
		const name = `price-${reservation.id}-${reservation.offer?.version ?? 0}`;
		return { blank: begin, draft: formDraft<PriceValues>({ name, blank: begin, fields }) };
	});
	const form = useForm<PriceValues>({
		blank: draft.kept() ?? blank,
		faultsOf: priceFaults,
		textOf: useReservationFailure(),
		idOf: (field) => `${id}-${field.replaceAll('.', '-')}`,
		fieldOf: (at) => at,
		draft,
		onRefusal: onRefused,
	});
	return { ...form, forgetDraft: draft.remove, seenNow };
}

/** Which price waited for the guest when this one was begun. Where a colleague has put another since, it is told once. */
function useSeen() {
	const t = useTranslations('reservation.agreed.form');
	const { reservation, reload } = useReservation();
	const onConflict = useConflict();
	const seen = useRef(reservation.offer?.version ?? 0);
	const onRefused = async (error: ApiFailure): Promise<string | undefined> => {
		if (error.code !== 'changed-since') return onConflict(error);
		const fresh = await reload();
		if (!fresh) return undefined;
		seen.current = fresh.offer?.version ?? 0;
		return fresh.offer ? t('meanwhile', { total: formatWon(fresh.offer.total) }) : t('meanwhileNone');
	};
	return { seenNow: () => seen.current, onRefused };
}

/** Tried again, the same is sent once. */
function useOffering() {
	const callApi = useApi();
	const language = useWordsLocale();
	const { reservation, replace } = useReservation();
	const { keyOf, forget } = useRepeatKey();
	return async (values: PriceValues, seen: number): Promise<void> => {
		const body = { ...bodyIn(values), seen };
		const params = { id: reservation.id };
		const sent = { ...body, key: keyOf(JSON.stringify(body)) };
		const answer = await callApi('POST /api/reservations/:id/prices', { params, query: { language }, body: sent });
		forget();
		replace(answer);
	};
}
