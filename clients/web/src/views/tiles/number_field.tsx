interface NumberFieldProps {
  label: string;
  value: number;
  most: number;
  set: (value: number) => void;
}

/** A small number from 0 on. What is no such number changes nothing. */
export function NumberField({ label, value, most, set }: NumberFieldProps) {
  const changed = (input: HTMLInputElement) => {
    const number = input.value === '' ? NaN : Number(input.value);
    if (Number.isInteger(number) && number >= 0 && number <= most) set(number);
    else input.value = String(value);
  };
  return (
    <label class="labelled number-field">
      <span>{label}</span>
      <input type="number" inputMode="numeric" min={0} max={most} value={value} onChange={(event) => changed(event.currentTarget)} />
    </label>
  );
}
