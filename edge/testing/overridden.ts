/** A binding with some of its methods replaced. */
export function overridden<Binding extends object>(
  binding: Binding,
  methods: Record<string, (...args: never[]) => unknown>,
): Binding {
  return Object.create(
    binding,
    Object.fromEntries(Object.entries(methods).map(([name, value]) => [name, { value }])),
  );
}
