import { useState } from 'react';
import { type AreaSlug, areaOf, areaSlugs } from '#domain/area/areas.ts';
import type { ServiceItem } from '#domain/member/partner.ts';
import { CheckRow } from '#ui/check-row.tsx';
import { CheckChip } from '#ui/chip.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './business-fields.module.css';

type Props = {
	id: string;
	error: string | undefined;
	value: readonly ServiceItem[];
	onChange: (next: ServiceItem[]) => void;
};

const itemsOf = (area: AreaSlug) => areaOf(area).kinds.map(({ slug }) => ({ slug, item: `${area}.${slug}` as const }));
const hasAny = (area: AreaSlug, chosen: readonly ServiceItem[]) =>
	itemsOf(area).some(({ item }) => chosen.includes(item));

/** Areas as chips; the kinds of those that are on, to be ticked. */
export function ServiceItemsField({ id, error, value, onChange }: Props) {
	const t = useTranslations('partner.business');
	const areaWords = useTranslations('area');
	const [opened, setOpened] = useState<readonly AreaSlug[]>([]);
	const isOn = (area: AreaSlug) => opened.includes(area) || hasAny(area, value);

	function turn(area: AreaSlug, on: boolean) {
		setOpened(on ? [...opened, area] : opened.filter((one) => one !== area));
		if (!on) onChange(value.filter((item) => !itemsOf(area).some((other) => other.item === item)));
	}

	return (
		<FieldGroup id={id} label={t('serviceItemsHint')} error={error}>
			<div className={styles.chips}>
				{areaSlugs.map((area) => (
					<CheckChip
						key={area}
						name="areas"
						value={area}
						label={areaWords(`${area}.name`)}
						isChecked={isOn(area)}
						onChange={(on) => turn(area, on)}
					/>
				))}
			</div>
			{areaSlugs.filter(isOn).map((area) => (
				<KindTicks key={area} {...{ area, value, onChange }} />
			))}
		</FieldGroup>
	);
}

function KindTicks({ area, value, onChange }: Pick<Props, 'value' | 'onChange'> & { area: AreaSlug }) {
	const areaWords = useTranslations('area');
	const product = useTranslations('product');
	return (
		<fieldset className={styles.kinds}>
			<legend className={styles.area}>{areaWords(`${area}.name`)}</legend>
			<div className={styles.ticks}>
				{itemsOf(area).map(({ slug, item }) => (
					<CheckRow
						key={slug}
						name="serviceItems"
						value={item}
						label={product(`kind.${slug}` as 'kind.spa')}
						isChecked={value.includes(item)}
						onChange={(on) => onChange(on ? [...value, item] : value.filter((one) => one !== item))}
					/>
				))}
			</div>
		</fieldset>
	);
}
