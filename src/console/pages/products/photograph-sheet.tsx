import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent, MouseEvent } from 'react';
import type { OwnPhotograph } from '#contract/api/photograph.ts';
import { photographAddress } from '#contract/photograph-address.ts';
import { allLocales, type Locale, locales } from '#i18n/locales.ts';
import { Button } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Sheet } from '#ui/sheet.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import styles from '../../content/content.module.css';
import { editingQuery } from '../../content/content-queries.ts';
import { useConsoleFailure } from '../../use-console-failure.ts';
import shown from './photographs.module.css';
import { photographsQuery } from './product-queries.ts';

type Values = { alt: Record<Locale, string>; x: number; y: number };

const noFaults = () => ({});
const tenths = Array.from({ length: 11 }, (_, at) => at);

type Props = { photograph: OwnPhotograph; productId: string; onClose: () => void };

/** What a photograph shows, for those who do not see it, and which point of it stays in sight where it is cut. */
export function PhotographSheet({ photograph, productId, onClose }: Props) {
	const t = useTranslations('console.product');
	const callApi = useApi();
	const client = useQueryClient();
	const alt = Object.fromEntries(allLocales.map((locale) => [locale, photograph.alt[locale] ?? ''])) as Values['alt'];
	const form = useForm<Values>({
		blank: { alt, ...photograph.focus },
		...{ faultsOf: noFaults, textOf: useConsoleFailure(), idOf: (field) => `photograph-${field}` },
		asksBeforeLeaving: true,
	});
	const send = async ({ alt: words, x, y }: Values) => {
		await callApi('PUT /api/photographs/:id', {
			params: { id: photograph.id },
			body: {
				focus: { x, y },
				alt: Object.fromEntries(Object.entries(words).filter(([, text]) => text.trim() !== '')),
			},
		});
		await client.invalidateQueries({ queryKey: photographsQuery(callApi, productId).queryKey });
		void client.invalidateQueries({ queryKey: editingQuery(callApi, { kind: 'product', id: productId }).queryKey });
		onClose();
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send });
	};
	return (
		<Sheet isOpen title={t('photographTitle')} closeLabel={t('close')} typed={form.unsaved} onClose={onClose}>
			<form className={styles.form} noValidate onSubmit={submit}>
				<Focus photograph={photograph} values={form.values} onChange={(focus) => form.change(focus)} />
				<FieldGroup label={t('alt')} hint={t('altHint')}>
					<div className={styles.stack}>
						{allLocales.map((locale) => (
							<TextField
								key={locale}
								{...form.field(`alt.${locale}`)}
								label={locales[locale].ownName}
								lang={locales[locale].tag}
								maxLength={300}
							/>
						))}
					</div>
				</FieldGroup>
				<FailureNote>{form.failure}</FailureNote>
				<Button type="submit" variant="primary" isBusy={form.isBusy}>
					{t('photographSave')}
				</Button>
			</form>
		</Sheet>
	);
}

type FocusProps = {
	photograph: OwnPhotograph;
	values: Values;
	onChange: (focus: { x: number; y: number }) => void;
};

/** By a click into the picture, or by two sliders for those who use keys. */
function Focus({ photograph, values: { x, y }, onChange }: FocusProps) {
	const t = useTranslations('console.product');
	const point = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
		const { left, top, width, height } = currentTarget.getBoundingClientRect();
		const tenth = (part: number) => Math.max(0, Math.min(10, Math.round(part * 10)));
		onChange({ x: tenth((clientX - left) / width), y: tenth((clientY - top) / height) });
	};
	const slider = (label: string, value: number, change: (value: number) => void) => (
		<label className={shown.slider}>
			<span>{label}</span>
			<input
				type="range"
				min={tenths[0]}
				max={tenths.at(-1)}
				value={value}
				onChange={(event) => change(Number(event.target.value))}
			/>
		</label>
	);
	return (
		<FieldGroup label={t('focus')} hint={t('focusHint')}>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: the sliders below do the same */}
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: the sliders below do the same */}
			<div className={shown.focus} onClick={point}>
				<img src={photographAddress(photograph.id, photograph.widths.at(-1))} alt="" />
				<span className={shown.point} data-x={x} data-y={y} />
			</div>
			{slider(t('focusX'), x, (value) => onChange({ x: value, y }))}
			{slider(t('focusY'), y, (value) => onChange({ x, y: value }))}
		</FieldGroup>
	);
}
