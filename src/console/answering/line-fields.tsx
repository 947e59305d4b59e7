import { type KeyboardEvent, useState } from 'react';
import { type AgreedKind, amountOf, mostAgreed } from '#domain/reservation/agreed-price.ts';
import { formatWon } from '#i18n/format.ts';
import { locales } from '#i18n/locales.ts';
import { translatorIn } from '#i18n/translator.ts';
import { typedWon } from '#i18n/typed-number.ts';
import { useFormList } from '#ui/form/use-form-list.ts';
import { Icon } from '#ui/icon.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { linesIn, totalOf } from '#views/price/price-values.ts';
import styles from './answer.module.css';
import type { AnswerDesk } from './answer-desk.ts';
import { kindsFor, lineFromProduct, lineOf } from './answer-values.ts';
import { useReaderWords } from './reader-words.tsx';
import type { AnswerFormState } from './use-answer-form.ts';

type Props = { form: AnswerFormState; desk: AnswerDesk };

/** The price, line by line; what is not in it is a line too. Lines are moved by buttons, or with Alt and the arrow keys. */
export function LineFields({ form, desk }: Props) {
	const t = useTranslations('matching.builder');
	const list = useFormList(form, 'lines');
	const [said, setSaid] = useState('');
	const count = list.keys.length;
	const move = (from: number, to: number) => {
		if (to < 0 || to >= count) return;
		list.move(from, to);
		setSaid(t('moved', { from: from + 1, to: to + 1 }));
		const id = form.idOf(`lines.${to}.${from > to ? 'up' : 'down'}`);
		requestAnimationFrame(() => {
			const button = document.getElementById(id);
			// At the end of the list one button is shut: the way back is the other.
			const isShut = button instanceof HTMLButtonElement && button.disabled;
			(isShut ? document.getElementById(form.idOf(`lines.${to}.${from > to ? 'down' : 'up'}`)) : button)?.focus();
		});
	};
	return (
		<fieldset className={styles.part}>
			<legend className={styles.legend}>{t('lines')}</legend>
			{count === 0 && <p className={styles.small}>{t(`for.${desk.reader}.noLines`)}</p>}
			<ol className={styles.lines}>
				{list.keys.map((key, at) => (
					<Line
						key={key}
						{...{ form, desk, at, count }}
						onMove={(to) => move(at, to)}
						onRemove={() => list.remove(at)}
					/>
				))}
			</ol>
			<span role="status" className="visually-hidden">
				{said}
			</span>
			{count > 0 && (
				<p className={styles.sum}>
					<span>{t('total')}</span>
					<b>{formatWon(totalOf(form.values))}</b>
				</p>
			)}
			{count < mostAgreed.lines && <AddLine {...{ form, desk }} add={list.add} />}
		</fieldset>
	);
}

type AddProps = Props & { add: ReturnType<typeof useFormList<AnswerFormState['values'], 'lines'>>['add'] };

/** Dashed: to be added. */
function AddLine({ form, desk, add }: AddProps) {
	const t = useTranslations('matching.builder');
	const kindOf = useTranslations('reservation.agreed.kind');
	const { question, products } = desk;
	const product = products.find(({ id }) => id === form.values.productId);
	const named = new Set(form.values.lines.map(({ of }) => of));
	const kinds = kindsFor(question.area).filter((kind) => !named.has(kind) || kind === 'other');
	return (
		<div className={styles.adding}>
			<p className={styles.addTitle}>{t('add')}</p>
			<div className={styles.chips}>
				{product && (
					<button
						type="button"
						className={styles.dashed}
						onClick={() => add(lineFromProduct(product, question.persons))}
					>
						<Icon name="plus" />
						{t('addProduct', { won: formatWon(product.fromWon) })}
					</button>
				)}
				{kinds.map((kind) => (
					<button key={kind} type="button" className={styles.dashed} onClick={() => add(lineOf(kind))}>
						<Icon name="plus" />
						{kindOf(kind)}
					</button>
				))}
			</div>
		</div>
	);
}

type LineProps = Props & { at: number; count: number; onMove: (to: number) => void; onRemove: () => void };

function Line({ form, desk, at, count, onMove, onRemove }: LineProps) {
	const t = useTranslations('matching.builder');
	const line = useTranslations('reservation.agreed.form');
	const values = form.values.lines[at];
	if (!values) return null;
	const path = `lines.${at}` as const;
	const moveByKey = (event: KeyboardEvent) => {
		const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
		if (!event.altKey || step === 0) return;
		event.preventDefault();
		onMove(at + step);
	};
	return (
		<li>
			<fieldset className={styles.line} onKeyDown={moveByKey}>
				<legend className="visually-hidden">{line('line', { number: at + 1 })}</legend>
				<div className={styles.lineTop}>
					<KindSelect form={form} area={desk.question.area} at={at} />
					<Tools {...{ form, at, count, onMove, onRemove }} />
				</div>
				<TextField
					{...form.field(`${path}.name`)}
					label={line('name')}
					optionalLabel={values.of === 'other' ? undefined : line('optional')}
					maxLength={mostAgreed.name}
					autoComplete="off"
				/>
				<div className={styles.prices}>
					<Segmented
						label={t('isIn')}
						name={`${path}.isIn`}
						value={values.isNotIncluded ? 'out' : 'in'}
						options={[
							{ value: 'in', label: t('included') },
							{ value: 'out', label: t('notIncluded') },
						]}
						onChange={(isIn) => form.set(`${path}.isNotIncluded`, isIn === 'out')}
					/>
					{!values.isNotIncluded && (
						<>
							<TextField
								{...form.field(`${path}.quantity`)}
								label={line('quantity')}
								inputMode="numeric"
								autoComplete="off"
							/>
							<TextField
								{...form.field(`${path}.won`)}
								label={line('won')}
								inputMode="numeric"
								autoComplete="off"
								prefix="₩"
								onChange={({ target: { value } }) => form.set(`${path}.won`, typedWon(value))}
							/>
						</>
					)}
				</div>
				<AsRead form={form} desk={desk} at={at} />
			</fieldset>
		</li>
	);
}

function KindSelect({ form, area, at }: { form: AnswerFormState; area: AnswerDesk['question']['area']; at: number }) {
	const line = useTranslations('reservation.agreed.form');
	const kindOf = useTranslations('reservation.agreed.kind');
	const of = form.values.lines[at]?.of ?? 'other';
	const kinds = [...new Set<AgreedKind>([...kindsFor(area), of])];
	return (
		<Select
			name={`lines.${at}.of`}
			id={form.idOf(`lines.${at}.of`)}
			label={line('kind')}
			value={of}
			options={kinds.map((value) => ({ value, label: kindOf(value) }))}
			onChange={(kind) => form.set(`lines.${at}.of`, kind)}
		/>
	);
}

type ToolProps = { form: AnswerFormState } & Omit<LineProps, 'form' | 'desk'>;

function Tools({ form, at, count, onMove, onRemove }: ToolProps) {
	const t = useTranslations('matching.builder');
	const line = useTranslations('reservation.agreed.form');
	const number = at + 1;
	return (
		<div className={styles.tools}>
			<button
				type="button"
				id={form.idOf(`lines.${at}.up`)}
				className={styles.up}
				aria-label={t('up', { number })}
				disabled={at === 0}
				onClick={() => onMove(at - 1)}
			>
				<Icon name="chevronDown" />
			</button>
			<button
				type="button"
				id={form.idOf(`lines.${at}.down`)}
				className={styles.tool}
				aria-label={t('down', { number })}
				disabled={at === count - 1}
				onClick={() => onMove(at + 1)}
			>
				<Icon name="chevronDown" />
			</button>
			<button type="button" className={styles.tool} aria-label={line('remove', { number })} onClick={onRemove}>
				<Icon name="close" />
			</button>
		</div>
	);
}

/** The line as its reader will see it. */
function AsRead({ form, desk, at }: Props & { at: number }) {
	const words = useReaderWords(desk.readsIn);
	const line = linesIn(form.values)[at];
	const typed = form.values.lines[at];
	if (!words || !line || !typed) return null;
	const t = translatorIn(desk.readsIn, words)('reservation.agreed');
	const amount = amountOf(line);
	// What has no price yet has none to be read.
	const priceText = amount === null ? t('notIncluded') : typed.won.trim() === '' ? '' : formatWon(amount);
	const parts = [t(`kind.${line.of}`), line.name, priceText];
	return (
		<p className={styles.asRead} lang={locales[desk.readsIn].tag}>
			{parts.filter(Boolean).join(' · ')}
		</p>
	);
}
