import { areaSlugs, areas } from '#domain/area/areas.ts';
import { ChoiceCard } from '#ui/choice-card.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { Icon } from '#ui/icon.tsx';
import { Select } from '#ui/select.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useKindName } from '#views/product/use-kind-name.ts';
import styles from './ask.module.css';
import { fieldId, isHealth, isPrivateNow, kindsOf, withArea } from './ask-values.ts';
import type { AskForm } from './use-ask-form.ts';

type Props = { form: AskForm };

/** What it is about, and who will see it. */
export function TopicFields({ form }: Props) {
	const t = useTranslations('matching.ask');
	const areaWords = useTranslations('area');
	const kindName = useKindName();
	const { values, errorOf } = form;
	return (
		<section className={styles.section} aria-labelledby="ask-topic">
			<h2 id="ask-topic">{t('topic')}</h2>
			<FieldGroup
				id={fieldId('area')}
				label={t('topic')}
				isLabelHidden
				isRadioGroup
				layout="thirds"
				error={errorOf('area')}
			>
				{areaSlugs.map((area) => (
					<ChoiceCard
						key={area}
						name="area"
						value={area}
						title={areaWords(`${area}.name`)}
						text={areaWords(`${area}.lead`)}
						picture={{ src: `/assets/images/art/${areas[area].picture}-960.webp`, width: 960, height: 720 }}
						isTall
						isChecked={values.area === area}
						onChange={(chosen) => form.change(withArea(chosen))}
					/>
				))}
			</FieldGroup>
			{values.area !== '' && (
				<Select
					id={fieldId('kind')}
					name="kind"
					label={t('kind')}
					isLabelShown
					placeholder={t('kindPlaceholder')}
					error={errorOf('kind')}
					value={values.kind}
					options={kindsOf(values.area).map(({ slug }) => ({ value: slug, label: kindName(slug) }))}
					onChange={(kind) => form.set('kind', kind)}
				/>
			)}
			{values.area !== '' && <Privacy form={form} />}
		</section>
	);
}

/** Who sees it: of health only those who may answer, unless its asker wants otherwise. */
function Privacy({ form }: Props) {
	const t = useTranslations('matching.ask.privacy');
	const { values } = form;
	const isPrivate = isPrivateNow(values);
	const health = isHealth(values.area) ? 'yes' : 'no';
	return (
		<div className={isPrivate ? styles.private : styles.public}>
			<Icon name={isPrivate ? 'lock' : 'globe'} />
			<div>
				<b>{t(isPrivate ? 'privateTitle' : 'publicTitle', { health })}</b>
				<p>{t(isPrivate ? 'privateText' : 'publicText', { health })}</p>
				<label className={styles.switch}>
					<input
						type="checkbox"
						name="isPublic"
						checked={!isPrivate}
						onChange={(event) => form.set('privacy', event.target.checked ? 'public' : 'private')}
					/>
					<span>{t('show')}</span>
				</label>
			</div>
		</div>
	);
}
