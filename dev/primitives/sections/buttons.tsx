import { useId } from 'react';
import { Button, buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from '../primitives.module.css';
import { Specimen } from '../specimen.tsx';

const variants = ['primary', 'outline', 'brand', 'quiet', 'danger', 'link'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

export function Buttons() {
	const t = useTranslations();
	const reasonId = useId();
	return (
		<>
			{variants.map((variant) => (
				<Specimen key={variant} name={variant}>
					<Button variant={variant}>{t('product.panel.consult')}</Button>
				</Specimen>
			))}
			{sizes.map((size) => (
				<Specimen key={size} name={size}>
					<Button size={size}>{t('product.panel.ask')}</Button>
				</Specimen>
			))}
			{variants.map((variant) => (
				<Specimen key={variant} name={`${variant}, busy`}>
					<Button variant={variant} isBusy>
						{t('state.loading')}
					</Button>
				</Specimen>
			))}
			<Specimen name="disabled, with its reason">
				<Button variant="primary" disabled aria-describedby={reasonId}>
					{t('product.panel.reserve', { health: 'no' })}
				</Button>
				<p id={reasonId} className={styles.text2}>
					{t('product.panel.chooseDate')}
				</p>
			</Specimen>
			<Specimen name="full">
				<Button variant="brand" isFull>
					{t('product.list.clearAll')}
				</Button>
			</Specimen>
			<Specimen name="with an icon">
				<Button>
					<Icon name="sliders" />
					{t('product.list.filters')}
				</Button>
			</Specimen>
			<Specimen name="a link that looks like one">
				<a className={buttonClass({ variant: 'outline' })} href="#buttons">
					{t('state.goHome')}
				</a>
			</Specimen>
		</>
	);
}
