/** Words that C11 and C++ keep for themselves; generated headers would not compile with them. */
const reserved = new Set(
  (
    "alignas alignof and and_eq asm auto bitand bitor bool break case catch char class compl const constexpr continue " +
    "decltype default delete do double dynamic_cast else enum explicit export extern false float for friend goto if " +
    "inline int long mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected public " +
    "register reinterpret_cast restrict return short signed sizeof static static_assert static_cast struct switch " +
    "template this thread_local throw true try typedef typeid typename union unsigned using virtual void volatile " +
    "wchar_t while xor xor_eq"
  ).split(" "),
);

export function isReservedInC(name: string): boolean {
  return reserved.has(name);
}
