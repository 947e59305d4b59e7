import type { ClipboardEvent } from 'react';
import { areaOf, kinds } from '#domain/area/areas.ts';
import { confirmationModes, productTags, regions, spokenLanguages } from '#domain/product/product.ts';
import { type CancellationScaleId, cancellationScales } from '#domain/reservation/cancellation.ts';
import { Card } from '#ui/card.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from '../../content/content.module.css';
import { useFieldName } from '../../content/use-field-name.ts';
import { Choices } from './choices.tsx';
import { Papers } from './new-product.tsx';
import { positionIn } from './position-in.ts';
import { useProductHouses } from './product-queries.ts';
import { careNumbers } from './product-values.ts';
import type { ProductForm } from './use-product-form.ts';

const scaleIds = Object.keys(cancellationScales) as CancellationScaleId[];
const carries = ['meal', 'heat', 'alcohol', 'flight'] as const;
const fetchings = ['never', 'sometimes', 'always'] as const;

/** Where it is, on what terms, and what people choose by. */
export function TermFields({ form }: { form: ProductForm }) {
	return (
		<>
			<Terms form={form} />
			<PlaceFields form={form} />
			<Needs form={form} />
		</>
	);
}

function Terms({ form }: { form: ProductForm }) {
	const t = useTranslations('console.product');
	const nameOf = useFieldName();
	const words = useTranslations('product.confirmation');
	const { values } = form;
	return (
		<Card title={t('part.terms')}>
			<Segmented
				label={nameOf('confirmation')}
				options={confirmationModes.map((mode) => ({ value: mode, label: words(mode) }))}
				value={values.confirmation}
				onChange={(confirmation) => form.change({ confirmation })}
			/>
			<Select
				label={nameOf('cancellation')}
				isLabelShown
				name="cancellation"
				value={values.cancellation}
				options={scaleIds.map((id) => ({ value: id, label: t(`scale.${id}`) }))}
				hint={<Steps id={values.cancellation} />}
				onChange={(cancellation) => form.change({ cancellation })}
			/>
			<div className={styles.grid}>
				<TextField {...form.field('minPersons')} label={nameOf('minPersons')} inputMode="numeric" />
				<TextField {...form.field('maxPersons')} label={nameOf('maxPersons')} inputMode="numeric" />
				<TextField
					{...form.field('depositFromWon')}
					label={nameOf('depositFromWon')}
					hint={t('depositHint')}
					prefix="₩"
					inputMode="numeric"
				/>
			</div>
		</Card>
	);
}

/** What comes back, from when to when. */
function Steps({ id }: { id: CancellationScaleId }) {
	const detail = useTranslations('product.detail');
	const t = useTranslations('console.product');
	const told = cancellationScales[id].map(({ before, percent }) => {
		const when =
			'days' in before ? detail('cancelDays', { days: before.days }) : detail('cancelHours', { hours: before.hours });
		return t('scaleStep', { when, percent });
	});
	return told.join(' · ');
}

function PlaceFields({ form }: { form: ProductForm }) {
	const t = useTranslations('console.product');
	const nameOf = useFieldName();
	const product = useTranslations('product');
	const { values } = form;
	// Maps hand out both numbers at once, or a link that has them.
	const pastePosition = (event: ClipboardEvent) => {
		const position = positionIn(event.clipboardData.getData('text'));
		if (!position) return;
		event.preventDefault();
		form.change(position);
	};
	return (
		<Card title={t('where')}>
			<div className={styles.grid}>
				<Select
					label={nameOf('region')}
					isLabelShown
					name="region"
					value={values.region}
					options={regions.map((region) => ({ value: region, label: product(`region.${region}`) }))}
					onChange={(region) => form.change({ region })}
				/>
				<Select
					label={nameOf('fetched')}
					isLabelShown
					name="fetched"
					value={values.fetched}
					options={fetchings.map((one) => ({ value: one, label: t(`fetched.${one}`) }))}
					onChange={(fetched) => form.change({ fetched })}
				/>
			</div>
			<TextField {...form.field('hangul')} label={nameOf('hangul')} hint={t('hangulHint')} lang="ko" maxLength={300} />
			<div className={styles.grid}>
				<TextField
					{...form.field('latitude')}
					label={nameOf('latitude')}
					inputMode="decimal"
					hint={t('positionHint')}
					onPaste={pastePosition}
				/>
				<TextField
					{...form.field('longitude')}
					label={nameOf('longitude')}
					inputMode="decimal"
					onPaste={pastePosition}
				/>
			</div>
		</Card>
	);
}

function Needs({ form }: { form: ProductForm }) {
	const t = useTranslations('console.product');
	const nameOf = useFieldName();
	const product = useTranslations('product');
	const houses = useProductHouses().data?.houses ?? [];
	const { values, editing } = form;
	const house = houses.find(({ providerId }) => providerId === editing.of?.providerId);
	const kind = kinds[editing.of?.kind ?? ''];
	const isHealth = kind !== undefined && areaOf(kind.area).isHealth;
	return (
		<Card title={t('needs')}>
			<Choices
				id={form.idOf('languages')}
				label={nameOf('languages')}
				name="languages"
				options={spokenLanguages.map((value) => ({ value, label: product(`language.${value}`) }))}
				value={values.languages}
				onChange={(languages) => form.change({ languages })}
			/>
			<Choices
				label={nameOf('tags')}
				hint={t('tagsHint')}
				name="tags"
				options={productTags.map((value) => ({ value, label: product(`tag.${value}`) }))}
				value={values.tags}
				onChange={(tags) => form.change({ tags })}
			/>
			<Choices
				label={nameOf('has')}
				hint={t('careHint')}
				name="has"
				options={carries.map((value) => ({ value, label: t(`has.${value}`) }))}
				value={values.has}
				onChange={(has) => form.change({ has })}
			/>
			<div className={styles.grid}>
				{careNumbers.map((name) => (
					<TextField
						key={name}
						{...form.field(`care.${name}`)}
						label={nameOf(name)}
						inputMode="numeric"
						optionalLabel={t('optional')}
					/>
				))}
			</div>
			<CheckRow
				name="isSedating"
				label={nameOf('isSedating')}
				isChecked={values.isSedating}
				onChange={(isSedating) => form.change({ isSedating })}
			/>
			{isHealth && house && <Papers papers={house.papers} />}
		</Card>
	);
}
