import { type DetailId, details, optionsOf, tidyFlight } from '#domain/reservation/details.ts';
import { sayOption } from '#i18n/say-option.ts';
import { Card } from '#ui/card.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './taken.module.css';
import type { TakenState } from './use-taken-form.ts';

/** What the kind needs to know besides: a flight, where from and to, bags, beds … */
export function DetailFields({ form }: { form: TakenState }) {
	const t = useTranslations('console.taken');
	if (form.kind.details.length === 0) return null;
	return (
		<Card title={t('details')}>
			<div className={styles.grid}>
				{form.kind.details.map((id) => (
					<DetailField key={id} form={form} id={id} />
				))}
			</div>
		</Card>
	);
}

function DetailField({ form, id }: { form: TakenState; id: DetailId }) {
	const t = useTranslations('reservation');
	const detail = details[id];
	const field = `details.${id}`;
	const label = t(`detail.${id}`);
	if (detail.type === 'choice')
		return (
			<Select
				id={form.idOf(field)}
				name={field}
				label={label}
				isLabelShown
				value={form.text(field) || (optionsOf(id)[0] ?? '')}
				options={optionsOf(id).map((value) => ({ value, label: sayOption(id, value, t) }))}
				onChange={(value) => form.set(field, value)}
			/>
		);
	return (
		<TextField
			{...form.field(field, detail.type === 'flight' ? { tidy: tidyFlight } : {})}
			label={label}
			optionalLabel={detail.isNeeded ? undefined : t('form.optional')}
			type={detail.type === 'time' ? 'time' : detail.type === 'count' ? 'number' : 'text'}
			autoComplete="off"
			maxLength={'max' in detail && detail.type === 'text' ? detail.max : undefined}
		/>
	);
}
